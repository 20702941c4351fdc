import { urlOfRoute } from '@docsite/core';
import type { LocaleResult } from './build-locale.js';

/** A page of a build. */
export interface BuiltPage {
  /** Its address: a path. */
  readonly url: string;
  /** The file it is written in; absent for pages that the build generates. */
  readonly source?: string;
  /** Whether it could not be rendered. */
  readonly isBroken: boolean;
}

/** Lists the pages of all locales. */
export function listBuiltPages(results: readonly LocaleResult[]): BuiltPage[] {
  return results.flatMap(({ site, failed }) => {
    const broken = new Set(failed);
    const policy = { baseUrl: site.locale.baseUrl, trailingSlash: site.config.trailingSlash };
    return site.pages.map((page) => ({
      url: urlOfRoute(page.route, policy),
      ...('source' in page && { source: page.source }),
      isBroken: broken.has(page.route),
    }));
  });
}
