import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import type { Plugin } from 'esbuild';
import type { OutputFile } from './bundle.js';
import { imageExtractor } from './inline-images.js';
import { printSvgComponent } from './svg-component.js';

const assetFile =
  /\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp|woff2?|ttf|otf|eot|mp[34]|mpe?g|m4[av]|mov|avi|mkv|webm|og[gv]|wav|aac|flac|pdf|docx?|xlsx?|csv|zip|rar)$/i;

/** Files imported by modules, by output path: the same on the server and in the browser. */
export type ImportedAssets = Map<string, OutputFile>;

/** Where imported files go, and what importing modules receive. */
export interface AssetOptions {
  readonly baseUrl: string;
  readonly assets: ImportedAssets;
  /** What modules receive when they import an SVG file. */
  readonly svgImports: 'address' | 'component';
}

/** Resolves a module's import of an image or another file to its URL, and collects the file for the output. */
export function assetImports({ baseUrl, assets, svgImports }: AssetOptions): Plugin {
  const extract = imageExtractor({ baseUrl, assets });
  return {
    name: 'docsite-assets',
    setup(build) {
      build.onResolve({ filter: assetFile }, async ({ path, kind, importer, resolveDir, pluginData }) => {
        if (pluginData === 'resolving' || kind === 'url-token' || kind === 'import-rule') return undefined;
        const found = await build.resolve(path, { kind, importer, resolveDir, pluginData: 'resolving' });
        return found.errors.length > 0 ? { errors: found.errors } : { path: found.path, namespace: 'docsite-asset' };
      });
      build.onLoad({ filter: /.*/, namespace: 'docsite-asset' }, ({ path }) => {
        const contents = readFileSync(path);
        if (svgImports === 'component' && path.endsWith('.svg'))
          return {
            contents: printSvgComponent(extract(contents.toString('utf8'), path)),
            loader: 'js',
            resolveDir: dirname(path),
          };
        const extension = posix.extname(path);
        const hash = createHash('sha256').update(contents).digest('hex').slice(0, 8);
        const outputPath = `assets/images/${posix.basename(path, extension)}-${hash}${extension}`;
        assets.set(outputPath, { path: outputPath, contents });
        return { contents: `export default ${JSON.stringify(baseUrl + outputPath)};`, loader: 'js' };
      });
    },
  };
}
