import { existsSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type Finding, finding, type Place } from '../../diagnostic.js';
import { checkHandlers } from '../../head/check-head-tag.js';
import { isFolder } from '../../process/files/file-kind.js';
import { didYouMean } from '../../suggest/did-you-mean.js';
import { keyPath } from '../keys/key-path.js';
import { ownAliases } from '../own-aliases.js';
import { baseOfGlob } from '../path-globs.js';
import type { ParsedConfig } from '../schema/site.js';
import type { DocsConfig, SiteConfig } from '../site-config.js';
import { type ConfigProblem, checkLocales } from './check-locales.js';

/** A configuration as its file exports it. */
interface WrittenConfig {
  readonly written: ParsedConfig;
  readonly placeOf: (path: readonly PropertyKey[]) => Place;
  /** Absolute. */
  readonly siteDir: string;
}

/** Finds keys of a configuration that are valid by themselves but contradict each other. */
export function checkConfig(config: SiteConfig, { written, placeOf, siteDir }: WrittenConfig): Finding[] {
  const problems = [
    ...checkInstances(config.docs, { key: 'docs', name: 'docs instance' }),
    ...checkInstances(config.blog ?? [], { key: 'blog', name: 'blog' }),
    ...checkInstances(config.pages ?? [], { key: 'pages', name: 'folder of pages' }),
    ...checkLocales(config, Object.keys(written.i18n.localeConfigs)),
    ...checkAliases(written),
    ...checkOverrides(config, siteDir),
    ...checkHead(config),
  ];
  return problems.map(({ path, reason, hint }) =>
    finding('config', placeOf(path), `configuration key '${keyPath(path)}': ${reason}`, hint),
  );
}

function checkAliases({ aliases }: ParsedConfig): ConfigProblem[] {
  return ownAliases
    .filter((name) => Object.hasOwn(aliases, name))
    .map((name) => ({
      path: ['aliases', name],
      reason: `'${name}' is the name of docsite's own modules`,
      hint: 'choose another name',
    }));
}

function checkInstances(
  instances: readonly Pick<DocsConfig, 'id'>[],
  { key, name }: { readonly key: string; readonly name: string },
): ConfigProblem[] {
  return instances.flatMap(({ id }, index): ConfigProblem[] => {
    const first = instances.findIndex((other) => other.id === id);
    if (first === index) return [];
    const reason = `the ${name} '${id}' already exists, as ${key}[${first}]`;
    return [{ path: [key, index, 'id'], reason, hint: `give each ${name} its own id` }];
  });
}

/** Reports event handlers in elements of the head if the site has a security policy, which blocks them. */
function checkHead({ head, headers }: SiteConfig): ConfigProblem[] {
  if (headers === false || headers.contentSecurityPolicy === false) return [];
  return head.flatMap((tag, index) =>
    checkHandlers(tag).map(({ path, message, hint }) => ({ path: ['head', index, ...path], reason: message, hint })),
  );
}

/** Reports patterns that start at a missing folder and would therefore have no effect. */
function checkOverrides({ overrides }: SiteConfig, siteDir: string): ConfigProblem[] {
  return overrides.flatMap(({ files }, index) =>
    files.flatMap((glob, at): ConfigProblem[] => {
      const base = baseOfGlob(glob);
      if (base === '' || existsSync(join(siteDir, base))) return [];
      const nearest = nearestFolder(siteDir, base);
      const names = readdirSync(join(siteDir, nearest));
      const [missing = ''] = base.slice(nearest.length).replace(/^\//, '').split('/');
      return [
        {
          path: ['overrides', index, 'files', at],
          reason: `the site has no file or folder '${base}'`,
          hint: didYouMean(missing, names) ?? 'patterns are relative to the site folder',
        },
      ];
    }),
  );
}

/** The longest ancestor of a path that exists as a folder; empty for the site folder. */
function nearestFolder(siteDir: string, path: string): string {
  const parent = posix.dirname(path);
  if (parent === '.') return '';
  return isFolder(join(siteDir, parent)) ? parent : nearestFolder(siteDir, parent);
}
