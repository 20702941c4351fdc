import { join } from 'node:path';
import {
  admonitionNames,
  assembleSite,
  beginningOf,
  type ContentHooks,
  createDocumentParser,
  type Document,
  type DocumentParser,
  type GitHistory,
  isInFolders,
  outsideContent,
  prepareSite,
  readFrontMatter,
  readGitHistory,
  type SiteConfig,
  type SourceFile,
  scanSite,
  settleConfig,
  showsUpdates,
  siteLocales,
  type UserConfig,
  writtenFrontMatter,
} from '@docsite/core';
import { readText, today, unobserved } from '@docsite/core/process';
import { blogContents } from './blog-content.js';
import { docsContents } from './docs-content.js';
import { pagesContents } from './pages-content.js';
import type { ReadSite } from './read-site.js';

/** The content of plugins, by name and id. */
export type AllContent = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * Returns the documents, posts and pages of a site in a language, in the form of the Docusaurus plugins that load them.
 */
export type ContentReader = (locale: string) => Promise<AllContent>;

/** A site whose content plugins request. */
export interface SiteToRead {
  readonly siteDir: string;
  readonly config: UserConfig;
  readonly hooks: ContentHooks;
}

/**
 * Reads the content of a site for its plugins, before it is built: files are listed; front matter and the beginnings of
 * documents are read, posts completely; and pages are assembled, without what plugins add.
 *
 * @param name The language.
 */
export async function readContent({ siteDir, config, hooks }: SiteToRead, name: string): Promise<AllContent> {
  const settled = settleConfig(config, siteDir);
  // its problems are reported when the site is built
  if (settled === undefined) return {};
  const read = await readSite(siteDir, settled, { name, hooks });
  return {
    'docusaurus-plugin-content-docs': docsContents(read),
    'docusaurus-plugin-content-blog': blogContents(read),
    'docusaurus-plugin-content-pages': pagesContents(read),
  };
}

interface LocaleToRead {
  readonly name: string;
  readonly hooks: ContentHooks;
}

async function readSite(siteDir: string, config: SiteConfig, { name, hooks }: LocaleToRead): Promise<ReadSite> {
  const locales = siteLocales(config);
  const locale = locales.find((one) => one.name === name);
  if (locale === undefined) throw new Error(`'${name}' is not a language of the site`);
  const scanned = await scanSite({ siteDir, config, locale });
  const documents = await readBeginnings(siteDir, config, scanned.sources);
  const input = {
    config,
    configPlaces: { file: '', places: {} },
    scanned,
    documents,
    assets: { assets: {}, missing: {} },
    updates: await updatesOf(siteDir, config),
    locale,
    locales,
    hooks,
    includeDrafts: false,
  };
  const site = assembleSite({ ...input, scanned: await prepareSite(input) });
  const texts = new Map(scanned.sources.map(({ path, text }) => [path, text]));
  return {
    siteDir,
    site,
    scanned,
    frontMatter: (source) => (documents[source] === undefined ? {} : writtenFrontMatter(documents[source])),
    body: (source) => readFrontMatter(texts.get(source) ?? '', source).body.trim(),
  };
}

/** The Git history of the files, if the site shows any of it: its builds then depend on the history anyway. */
async function updatesOf(siteDir: string, config: SiteConfig): Promise<GitHistory['updates']> {
  if (!showsUpdates(config)) return new Map();
  return (await unobserved(() => readGitHistory(siteDir, outsideContent(config)))).updates;
}

async function readBeginnings(
  siteDir: string,
  { markdown, aliases }: SiteConfig,
  sources: readonly SourceFile[],
): Promise<Record<string, Document>> {
  const parse = createDocumentParser({
    ...markdown,
    aliases,
    siteDir,
    remarkPlugins: [],
    rehypePlugins: [],
    highlights: false,
    hasMath: undefined,
    admonitions: admonitionNames(markdown),
    readFile: (path) => readText(join(siteDir, path)),
    importModule: () => Promise.reject(new Error('modules are not run before the site is built')),
    today: today(),
  });
  const documents: Record<string, Document> = {};
  for (const source of sources) {
    // the reading time of a post depends on all of its text
    const beginning = isInFolders(source.path, markdown.postFolders) ? undefined : beginningOf(source);
    const { tree: _, ...document } = await parseBeginning(parse, source, beginning);
    documents[source.path] = document;
  }
  return documents;
}

/** Parses a document completely if its beginning cannot be parsed separately. */
async function parseBeginning(parse: DocumentParser, source: SourceFile, beginning: SourceFile | undefined) {
  const parsed = await parse(beginning ?? source);
  return beginning !== undefined && parsed.problems.length > 0 ? parse(source) : parsed;
}
