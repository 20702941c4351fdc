import { relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { PartialMessage } from 'esbuild';
import { findNamed, findPackage, packageFolders } from './site-packages.js';
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
  const sass = findPackage<Sass>(['sass-embedded', 'sass'], siteDir);
  if (sass === undefined) return { css: '', errors: [missing(file, siteDir)] };
  try {
    const { css } = await sass.compileAsync(file, {
      loadPaths: packageFolders(siteDir),
      importers: [{ findFileUrl: (path: string) => findFileUrl(path, siteDir) }],
      // what is deprecated is for those to say who run Sass by themselves
      logger: sass.Logger.silent,
    });
    return { css, errors: [] };
  } catch (error) {
    if (typeof (error as SassError).sassMessage !== 'string') throw error;
    return { css: '', errors: [messageOf(error as SassError, file, siteDir)] };
  }
}

function findFileUrl(path: string, siteDir: string): URL | null {
  const file = findNamed(path, siteDir);
  return file === undefined ? null : pathToFileURL(file);
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
