import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { propertiesOf } from '@docsite/core';
import type { OnResolveResult, Plugin, PluginBuild, ResolveOptions, ResolveResult } from 'esbuild';
import { packageFolders } from '../packages/site-packages.js';

/**
 * Finds what style sheets name in packages, as webpack's css-loader does: `~package/file`, files without `.css`, and
 * packages whose `package.json` names a style sheet.
 */
export function packageStyles(): Plugin {
  return {
    name: 'docsite-package-styles',
    setup(build) {
      build.onResolve(
        { filter: /^(?:~[^/]|[@\w])/ },
        async ({ path: written, kind, importer, resolveDir, namespace }) => {
          const isImport = kind === 'import-rule';
          if (!isImport && kind !== 'url-token') return undefined;
          const path = written.replace(/^~/, '');
          const sheet = isImport ? namedSheet(path, resolveDir) : undefined;
          if (sheet !== undefined) return { path: sheet };
          if (path === written) return undefined;
          return resolveFirst(isImport ? [path, `${path}.css`] : [path], build, {
            kind,
            importer,
            resolveDir,
            namespace,
          });
        },
      );
    },
  };
}

/** Resolves the first path that leads to a file; the errors are those of the first. */
async function resolveFirst([first, ...others]: [string, ...string[]], build: PluginBuild, options: ResolveOptions) {
  const found = await build.resolve(first, options);
  for (const path of found.errors.length > 0 ? others : []) {
    const other = await build.resolve(path, options);
    if (other.errors.length === 0) return resultOf(other);
  }
  return resultOf(found);
}

function resultOf({ errors, path, namespace, external }: ResolveResult): OnResolveResult {
  return errors.length > 0 ? { errors } : { path, namespace, external };
}

const packagePath = /^((?:@[\w.-]+\/)?[\w.-]+)(\/.+)?$/;

/**
 * The style sheet that a package has for a path: by the condition `style` in `exports`, in `css` or `style`, or a file
 * named without its ending.
 */
function namedSheet(path: string, resolveDir: string): string | undefined {
  const [, name, rest = ''] = packagePath.exec(path) ?? [];
  if (name === undefined) return undefined;
  const folder = packageFolders(resolveDir)
    .map((packages) => join(packages, name))
    .find((one) => existsSync(join(one, 'package.json')));
  if (folder === undefined) return undefined;
  const { exports, css, style } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageSheets;
  const withEnding = `${join(folder, rest)}.css`;
  if (exports === undefined && rest !== '') return existsSync(withEnding) ? withEnding : undefined;
  const sheet = exports === undefined ? (css ?? style) : styleIn(exports, `.${rest}`);
  return typeof sheet === 'string' ? join(folder, sheet) : undefined;
}

/** The keys of a `package.json` that name style sheets. */
interface PackageSheets {
  readonly exports?: unknown;
  readonly css?: unknown;
  readonly style?: unknown;
}

function styleIn(exports: unknown, path: string): unknown {
  const entry = property(exports, path) ?? (path === '.' ? exports : undefined);
  const style = property(entry, 'style');
  return property(style, 'default') ?? style;
}

function property(value: unknown, key: string): unknown {
  return typeof value === 'object' ? propertiesOf(value)[key] : undefined;
}
