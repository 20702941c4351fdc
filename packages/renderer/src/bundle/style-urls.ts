import type { Plugin } from 'esbuild';

/**
 * Puts the base URL before root-relative URLs of static files in styles: `url(/img/logo.svg)`.
 *
 * @param written The base URL that authors may have put there themselves.
 */
export function styleUrls(baseUrl: string, written = baseUrl): Plugin {
  return {
    name: 'docsite-style-urls',
    setup(build) {
      build.onResolve({ filter: /^\// }, ({ path, kind }) => {
        if (kind !== 'url-token') return undefined;
        const start = [baseUrl, written].find((prefix) => path.startsWith(prefix)) ?? '/';
        return { path: baseUrl + path.slice(start.length), external: true };
      });
    },
  };
}
