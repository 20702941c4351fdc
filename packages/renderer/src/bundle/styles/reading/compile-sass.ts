import { fileURLToPath, pathToFileURL } from 'node:url';
import { loadPackage, packageFolders } from '../../packages/site-packages.js';
import { type SheetError, type StyleSheet, withError, withoutCompiler } from '../style-sheet.js';
import { fileOfPrefixed } from './prefixed-paths.js';
import { missingSheetOf, type OldSass, renderSass } from './render-sass.js';

/** The part of the packages `sass` and `sass-embedded` that is used. */
interface Sass extends OldSass {
  /** Since version 1.45. */
  compileAsync?(file: string, options: object): Promise<{ readonly css: string; readonly loadedUrls: readonly URL[] }>;
  readonly Logger: { readonly silent: object };
}

/** An error of Sass; lines and columns are 0-based. */
interface SassError {
  readonly sassMessage: string;
  readonly span?: {
    readonly url?: URL;
    /** What the error is about. */
    readonly text?: string;
    readonly context?: string;
    readonly start: { readonly line: number; readonly column: number };
  };
}

/** Compiles a Sass style sheet with the package installed by the site. */
export async function compileSass(file: string, siteDir: string): Promise<StyleSheet> {
  const sass = loadPackage<Sass>(['sass-embedded', 'sass'], siteDir);
  if (sass === undefined) return withoutCompiler(file, siteDir, 'Sass');
  // the loaders of other bundlers look in the site folder, too
  const folders = [...packageFolders(siteDir), siteDir];
  if (sass.compileAsync === undefined) return renderSass(sass, { file, folders, siteDir });
  try {
    const { css, loadedUrls } = await sass.compileAsync(file, {
      loadPaths: folders,
      importers: [{ findFileUrl: (path: string) => findFileUrl(path, siteDir) }],
      // deprecation warnings are left to those who run Sass directly
      logger: sass.Logger.silent,
    });
    const files = loadedUrls.filter(({ protocol }) => protocol === 'file:');
    return { css, errors: [], reads: files.map((url) => fileURLToPath(url)) };
  } catch (error) {
    if (typeof (error as SassError).sassMessage !== 'string') throw error;
    return withError(mistakeOf(error as SassError, file), siteDir);
  }
}

function findFileUrl(path: string, siteDir: string): URL | null {
  const file = fileOfPrefixed(path, siteDir);
  return file === undefined ? null : pathToFileURL(file);
}

function mistakeOf({ sassMessage, span }: SassError, file: string): SheetError {
  const { line = 0, column = 0 } = span?.start ?? {};
  const notFound = missingSheetOf(sassMessage, span?.text);
  return {
    text: sassMessage,
    ...(notFound !== undefined && { notFound }),
    file: span?.url === undefined ? file : fileURLToPath(span.url),
    line: line + 1,
    column,
    lineText: span?.context?.split('\n')[0] ?? '',
  };
}
