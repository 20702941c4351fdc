import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { findMarkdown } from '../build/input/find-markdown.js';
import { aliasesOfTsconfig } from './tsconfig-paths.js';

/** A folder of Markdown. */
export interface MarkdownFolder {
  /** Relative to the site folder, with forward slashes. */
  readonly path: string;
  /** The tool that the site was made with, if docsite knows it. */
  readonly tool?: 'VitePress' | 'Starlight' | 'Hugo' | 'MkDocs' | 'mdBook';
  /** The title in the configuration of that tool. */
  readonly title?: string;
  /** The text of the file `SUMMARY.md` of an mdBook, which lists the chapters, if it exists. */
  readonly summary?: string;
  /** The folder of static files, if it exists. */
  readonly publicPath?: string;
  /** Import aliases of its code, if there are any. */
  readonly aliases?: Readonly<Record<string, string>>;
}

/** Finds the documents of another tool's site, or else a folder that contains Markdown. */
export function findMarkdownFolder(siteDir: string): MarkdownFolder | undefined {
  for (const find of [ofVitePress, ofStarlight, ofHugo, ofMkDocs, ofMdBook]) {
    const found = find(siteDir);
    if (found !== undefined) return { ...found, aliases: aliasesOfTsconfig(siteDir) };
  }
  const path = findMarkdown(siteDir);
  return path === undefined ? undefined : { path };
}

function ofVitePress(siteDir: string): MarkdownFolder | undefined {
  const path = ['docs', '.'].find((folder) => existsSync(join(siteDir, folder, '.vitepress')));
  if (path === undefined) return undefined;
  return { path, tool: 'VitePress', ...publicIn(siteDir, posix.join(path, 'public')) };
}

function ofStarlight(siteDir: string): MarkdownFolder | undefined {
  const path = 'src/content/docs';
  const config = readFirst(
    siteDir,
    ['mjs', 'ts', 'js', 'cjs'].map((extension) => `astro.config.${extension}`),
  );
  if (config === undefined || !isFolder(join(siteDir, path))) return undefined;
  return { path, tool: 'Starlight', ...publicIn(siteDir, 'public') };
}

function ofHugo(siteDir: string): MarkdownFolder | undefined {
  const extensions = ['toml', 'yaml', 'yml', 'json'];
  const names = ['hugo', 'config', 'config/_default/hugo', 'config/_default/config'];
  const config = readFirst(
    siteDir,
    names.flatMap((name) => extensions.map((extension) => `${name}.${extension}`)),
  );
  if (config === undefined) return undefined;
  const path = readValue('contentDir', config) ?? 'content';
  if (!isFolder(join(siteDir, path))) return undefined;
  return { path, tool: 'Hugo', ...titleIn(config, 'title'), ...publicIn(siteDir, 'static') };
}

function ofMkDocs(siteDir: string): MarkdownFolder | undefined {
  const config = readFirst(siteDir, ['mkdocs.yml', 'mkdocs.yaml']);
  const path = config && (readValue('docs_dir', config) ?? 'docs');
  if (config === undefined || path === undefined || !isFolder(join(siteDir, path))) return undefined;
  return { path, tool: 'MkDocs', ...titleIn(config, 'site_name') };
}

function ofMdBook(siteDir: string): MarkdownFolder | undefined {
  const config = readFirst(siteDir, ['book.toml']);
  const path = config && (readValue('src', config) ?? 'src');
  if (config === undefined || path === undefined || !isFolder(join(siteDir, path))) return undefined;
  const summary = readFirst(siteDir, [posix.join(path, 'SUMMARY.md')]);
  return { path, tool: 'mdBook', ...titleIn(config, 'title'), ...(summary !== undefined && { summary }) };
}

/** The text of the first of these files that exists. */
function readFirst(siteDir: string, names: readonly string[]): string | undefined {
  const name = names.find((one) => existsSync(join(siteDir, one)));
  return name === undefined ? undefined : readFileSync(join(siteDir, name), 'utf8');
}

/** The first value of a key on its own line, in TOML, YAML or JSON; values with special characters are not read. */
function readValue(key: string, config: string): string | undefined {
  const line = new RegExp(
    `^[ \\t]*"?${key}"?[ \\t]*[:=][ \\t]*(?:"([^"\\\\\\n]+)"|'([^'\\n]+)'|([\\w./-][^"'#:,{}\\n]*))`,
    'm',
  );
  const [, double, single, bare] = line.exec(config) ?? [];
  return (double ?? single ?? bare)?.trim();
}

function titleIn(config: string, key: string): Pick<MarkdownFolder, 'title'> {
  const title = readValue(key, config);
  return title === undefined ? {} : { title };
}

function publicIn(siteDir: string, path: string): Pick<MarkdownFolder, 'publicPath'> {
  return isFolder(join(siteDir, path)) ? { publicPath: path } : {};
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
