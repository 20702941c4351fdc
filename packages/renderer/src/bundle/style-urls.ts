import type { Plugin } from 'esbuild';

/** Puts the base URL before the static files that styles name from the root: `url(/img/logo.svg)`. */
export function styleUrls(baseUrl: string): Plugin {
  return {
    name: 'docsite-style-urls',
    setup(build) {
      build.onResolve({ filter: /^\// }, ({ path, kind }) => {
        if (kind !== 'url-token') return undefined;
        return { path: path.startsWith(baseUrl) ? path : baseUrl + path.slice(1), external: true };
      });
    },
  };
}
