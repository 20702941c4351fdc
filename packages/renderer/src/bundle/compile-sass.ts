import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { PartialMessage } from 'esbuild';
import type { StyleSheet } from './style-sheet.js';

/** What is used of the packages `sass` and `sass-embedded`. */
interface Sass {
  compileAsync(file: string, options: object): Promise<{ readonly css: string }>;
  readonly Logger: { readonly silent: object };
}

/** An error of Sass; lines and columns are counted from 0. */
interface SassError {
  readonly sassMessage: string;
  readonly span?: {
    readonly url?: URL;
    readonly context?: string;
    readonly start: { readonly line: number; readonly column: number };
  };
}

/** Compiles a style sheet of Sass by the package that the site has installed. */
export async function compileSass(file: string, siteDir: string): Promise<StyleSheet> {
  const sass = findSass(siteDir);
  if (sass === undefined) return { css: '', errors: [missing(file, siteDir)] };
  try {
    const { css } = await sass.compileAsync(file, {
      loadPaths: packageFolders(siteDir),
      importers: [{ findFileUrl: (path: string) => findNamed(path, siteDir) }],
      // what is deprecated is for those to say who run Sass by themselves
      logger: sass.Logger.silent,
    });
    return { css, errors: [] };
  } catch (error) {
    if (typeof (error as SassError).sassMessage !== 'string') throw error;
    return { css: '', errors: [messageOf(error as SassError, file, siteDir)] };
  }
}

function findSass(siteDir: string): Sass | undefined {
  const require = createRequire(join(siteDir, 'package.json'));
  for (const name of ['sass-embedded', 'sass'])
    try {
      return require(name) as Sass;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    }
  return undefined;
}

/** Folders of packages, from that of the site upwards: style sheets name packages without saying that they do. */
function packageFolders(folder: string): string[] {
  const parent = dirname(folder);
  const own = join(folder, 'node_modules');
  return [...(existsSync(own) ? [own] : []), ...(parent === folder ? [] : packageFolders(parent))];
}

/** `~package/file` is how webpack marks a package, and `@site/file` is a file of the site. */
function findNamed(path: string, siteDir: string): URL | null {
  if (path.startsWith('@site/')) return pathToFileURL(join(siteDir, path.slice('@site/'.length)));
  if (!path.startsWith('~')) return null;
  const [, name = '', rest = ''] = /^~((?:@[^/]+\/)?[^/]+)\/?(.*)$/.exec(path) ?? [];
  const folder = packageFolders(siteDir).find((packages) => existsSync(join(packages, name)));
  return folder === undefined ? null : pathToFileURL(join(folder, name, rest));
}

function missing(file: string, siteDir: string): PartialMessage {
  return {
    text: 'style sheets of Sass need a package that is not installed',
    location: { file: relative(siteDir, file), line: 1, column: 0 },
    notes: [{ text: 'install it for the site: npm install sass' }],
  };
}

function messageOf({ sassMessage, span }: SassError, file: string, siteDir: string): PartialMessage {
  const source = span?.url === undefined ? file : fileURLToPath(span.url);
  const { line = 0, column = 0 } = span?.start ?? {};
  const lineText = span?.context?.split('\n')[0] ?? '';
  return {
    text: sassMessage,
    location: {
      file: relative(siteDir, source),
      line: line + 1,
      column: Buffer.byteLength(lineText.slice(0, column)),
      lineText,
    },
  };
}
