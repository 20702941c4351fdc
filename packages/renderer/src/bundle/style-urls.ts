import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

/** Where root-relative URLs of styles lead. */
export interface StyleUrlOptions {
  readonly siteDir: string;
  readonly baseUrl: string;
  /** The base URL that authors may have put before their URLs themselves. */
  readonly configuredBaseUrl: string;
}

/**
 * Puts the base URL before root-relative URLs of static files in styles: `url(/img/logo.svg)`. Those that name a file
 * from the site folder on, such as `url(/static/font/a.woff2)`, are imports of it, after Docusaurus. For webpack
 * `~/img/logo.svg` is the same as `/img/logo.svg`.
 */
export function styleUrls({ siteDir, baseUrl, configuredBaseUrl }: StyleUrlOptions): Plugin {
  return {
    name: 'docsite-style-urls',
    setup(build) {
      build.onResolve({ filter: /^~?\// }, ({ path: written, kind }) => {
        if (kind !== 'url-token') return undefined;
        const path = written.replace(/^~/, '');
        const file = join(siteDir, path.replace(/[?#].*$/, ''));
        if (/^\/static\//.test(path) && existsSync(file)) return { path: file };
        const start = [baseUrl, configuredBaseUrl].find((prefix) => path.startsWith(prefix)) ?? '/';
        return { path: baseUrl + path.slice(start.length), external: true };
      });
    },
  };
}
