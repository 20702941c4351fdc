import { join } from 'node:path';
import {
  type Diagnostic,
  finding,
  localePrefix,
  outputPathOfRoute,
  placeOf,
  type Site,
  slashedPath,
  urlPolicy,
} from '@docsite/core';
import type { Collision } from '../../output/staging/foreign-files.js';

const rule = 'output-collision';

/** The output folder, and the sites in which to look up the sources of its files. */
export interface CollisionContext {
  /** The output folder relative to the site folder. */
  readonly folder: string;
  /** The site in each of its locales. */
  readonly sites: readonly Site[];
}

/**
 * Reports files in the output folder that docsite did not write and that the new site would replace. They are errors
 * regardless of the configured severity, because a build never replaces files it did not write.
 */
export function reportCollisions(collisions: readonly Collision[], { folder, sites }: CollisionContext): Diagnostic[] {
  return collisions.map(({ path, file }) => {
    const source = sites.flatMap((site) => sourceOf(file, site) ?? [])[0];
    const origin = source === undefined ? '' : `, from '${source}'`;
    const message = `the build would replace '${path}', which docsite did not write, with '${file}'${origin}`;
    const place = placeOf(slashedPath(join(folder, path)));
    return {
      ...finding(
        rule,
        place,
        message,
        'move or remove one of the two: docsite never replaces files that it did not write',
      ),
      severity: 'error',
    };
  });
}

/** Reports files that appeared in the output folder while the site was being swapped, and were renamed to keep them. */
export function reportRenamed(names: readonly string[], folder: string): Diagnostic[] {
  return names.map((name) => {
    const message = `another program wrote this file while the new site, which also has one, was moved into place: it was renamed to '${name}'`;
    const place = placeOf(slashedPath(join(folder, name)));
    return { ...finding(rule, place, message, 'move it out of the output folder'), severity: 'warning' };
  });
}

/** The source of an output file: a static file, or the source of a page. */
function sourceOf(file: string, site: Site): string | undefined {
  const { locale, config, pages, staticFiles } = site;
  const prefix = localePrefix(locale, config);
  if (!file.startsWith(prefix)) return undefined;
  const path = file.slice(prefix.length);
  const policy = urlPolicy(site);
  const page = pages.find((item) => 'source' in item && outputPathOfRoute(item.route, policy) === path);
  return staticFiles[`/${path}`] ?? (page !== undefined && 'source' in page ? page.source : undefined);
}
