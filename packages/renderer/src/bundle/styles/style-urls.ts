import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

/** How to resolve root-relative URLs in styles. */
export interface StyleUrlOptions {
  readonly siteDir: string;
  readonly baseUrl: string;
  /** The base URL, which authors may already have included in URLs. */
  readonly configuredBaseUrl: string;
}

/**
 * Adds the base URL to root-relative URLs of static files in styles: `url(/img/logo.svg)`. As in Docusaurus, URLs that
 * name a file from the site folder, such as `url(/static/font/a.woff2)`, are imports of that file. `~/img/logo.svg`, in
 * webpack's notation, means `/img/logo.svg`.
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
