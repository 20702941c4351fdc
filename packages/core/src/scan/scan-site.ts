import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { DocsConfig, PagesConfig, SiteConfig } from '../config/site-config.js';
import { type CategoryFile, readCategoryFile } from '../content/docs/category-file.js';
import { findVersionRoots, localizedFolder } from '../content/docs/content-roots.js';
import { readAuthoredSidebars } from '../content/docs/read-sidebars.js';
import { type Finding, finding } from '../diagnostic.js';
import type { SiteLocale, SourceRoot } from '../site/site.js';
import { listFiles } from './list-files.js';
import { decodeSource, type SourceFile } from './source-file.js';

/** What the site folder holds in one locale. The only stage that walks the disk. */
export interface ScannedSite {
  readonly docs: readonly ScannedDocs[];
  readonly pages?: ScannedPages;
  /** Every Markdown and MDX file, by path. */
  readonly sources: readonly SourceFile[];
  /** URL path without base to path relative to the site folder. */
  readonly staticFiles: Readonly<Record<string, string>>;
  readonly findings: readonly Finding[];
}

export interface ScannedDocs {
  readonly config: DocsConfig;
  readonly versions: readonly ScannedVersion[];
}

export interface ScannedVersion {
  readonly name: string;
  readonly root: SourceRoot;
  readonly sources: readonly SourceRef[];
  readonly categories: readonly CategoryFile[];
  /** The value of the sidebars file; `false` for no sidebars, absent for a generated one. */
  readonly sidebars?: unknown;
  readonly sidebarFile?: string;
}

export interface ScannedPages {
  readonly config: PagesConfig;
  readonly root: SourceRoot;
  readonly documents: readonly SourceRef[];
  /** React pages, `.tsx` and `.jsx`. */
  readonly modules: readonly SourceRef[];
}

/** A file as its folder knows it. */
export interface SourceRef {
  /** Path relative to the site folder: of the translation, where there is one. */
  readonly path: string;
  /** Path relative to the content root. */
  readonly relative: string;
}

const alwaysIgnored = ['**/node_modules/**', '**/.*/**', '**/.*', '**/_*', '**/_*/**'];
const markdownFiles = ['**/*.{md,mdx}'];

/** Reads the site folder in one locale. `outDir` is left out of the docs where it lies among them. */
export async function scanSite(
  siteDir: string,
  config: SiteConfig,
  locale: SiteLocale,
  outDir?: string,
): Promise<ScannedSite> {
  const sources = new Map<string, SourceFile>();
  const findings: Finding[] = [];
  const read = (refs: readonly SourceRef[]): SourceRef[] =>
    refs.filter((ref) => readSource(siteDir, ref.path, sources, findings));
  const ignore = [...alwaysIgnored, ...(outDir === undefined ? [] : [`${outDir}/**`])];

  const docs: ScannedDocs[] = [];
  for (const docsConfig of config.docs)
    docs.push(await scanDocs({ siteDir, config, locale, ignore, findings, read }, docsConfig));
  const pages =
    config.pages === undefined
      ? undefined
      : await scanPages({ siteDir, config, locale, ignore, findings, read }, config.pages);
  const staticFiles = await scanStatic(siteDir, config, findings);
  return { docs, ...(pages !== undefined && { pages }), sources: [...sources.values()], staticFiles, findings };
}

interface ScanContext {
  readonly siteDir: string;
  readonly config: SiteConfig;
  readonly locale: SiteLocale;
  readonly ignore: readonly string[];
  readonly findings: Finding[];
  readonly read: (refs: readonly SourceRef[]) => SourceRef[];
}

async function scanDocs(context: ScanContext, config: DocsConfig): Promise<ScannedDocs> {
  const { siteDir, findings } = context;
  const roots = await findVersionRoots(siteDir, config, context.locale, context.config);
  findings.push(...roots.findings);
  const versions: ScannedVersion[] = [];
  for (const { name, root, sidebarFile } of roots.versions) {
    if (!existsSync(join(siteDir, root.path))) {
      findings.push(missingFolder(root.path, config.id, name));
      continue;
    }
    const ignore = [...context.ignore, ...staticInside(context.config, root.path), ...config.exclude];
    const sources = context.read(await listContent(context, root, { patterns: markdownFiles, ignore }));
    const categories = await scanCategories(context, root, ignore);
    const sidebars =
      typeof sidebarFile === 'string' ? await readAuthoredSidebars(siteDir, sidebarFile, findings) : sidebarFile;
    versions.push({
      name,
      root,
      sources,
      categories,
      ...(sidebars !== undefined && { sidebars }),
      ...(typeof sidebarFile === 'string' && { sidebarFile }),
    });
  }
  return { config, versions };
}

/** Where the docs are the site folder itself, static files are not docs. */
function staticInside(config: SiteConfig, root: string): string[] {
  return root === '.' ? config.staticDirectories.map((folder) => `${folder}/**`) : [];
}

async function scanCategories(
  context: ScanContext,
  root: SourceRoot,
  ignore: readonly string[],
): Promise<CategoryFile[]> {
  const patterns = ['**/_category_.{yml,yaml,json}'];
  const refs = await listContent(context, root, { patterns, ignore: ignore.filter((item) => item !== '**/_*') });
  return refs.flatMap((ref) => readCategoryFile(context.siteDir, ref, context.findings) ?? []);
}

async function scanPages(context: ScanContext, config: PagesConfig): Promise<ScannedPages | undefined> {
  const path = posix.normalize(config.path);
  if (!existsSync(join(context.siteDir, path))) return undefined;
  const localizedPath = localizedFolder(context.siteDir, context.locale, context.config, { kind: 'pages' });
  const root: SourceRoot = { path, ...(localizedPath !== undefined && { localizedPath }) };
  const ignore = [...context.ignore, '**/*.test.*', ...config.exclude];
  const documents = context.read(await listContent(context, root, { patterns: markdownFiles, ignore }));
  const modules = await listContent(context, root, { patterns: ['**/*.{tsx,jsx}'], ignore });
  return { config, root, documents, modules };
}

/** Files of a content root; where the locale has a translation, its path. */
async function listContent(
  context: ScanContext,
  root: SourceRoot,
  options: { patterns: readonly string[]; ignore: readonly string[] },
): Promise<SourceRef[]> {
  const base = await listFiles(context.siteDir, root.path, options);
  context.findings.push(...base.findings);
  const refs = new Map(base.files.map((path) => [posix.relative(root.path, path), path]));
  if (root.localizedPath !== undefined) {
    const localized = await listFiles(context.siteDir, root.localizedPath, options);
    for (const path of localized.files) refs.set(posix.relative(root.localizedPath, path), path);
  }
  return [...refs].map(([relative, path]) => ({ path, relative }));
}

async function scanStatic(siteDir: string, config: SiteConfig, findings: Finding[]): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const folder of config.staticDirectories) {
    if (!existsSync(join(siteDir, folder))) continue;
    const listing = await listFiles(siteDir, posix.normalize(folder), {
      patterns: ['**/*', '**/.*', '**/.well-known/**'],
      ignore: ['**/.git/**', '**/.DS_Store'],
    });
    findings.push(...listing.findings);
    for (const path of listing.files) files[`/${posix.relative(folder, path)}`] = path;
  }
  return files;
}

function readSource(siteDir: string, path: string, sources: Map<string, SourceFile>, findings: Finding[]): boolean {
  if (sources.has(path)) return true;
  try {
    sources.set(path, decodeSource(path, readFileSync(join(siteDir, path))));
    return true;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown error';
    const reason = code === 'EACCES' ? 'permission denied' : code;
    findings.push(
      finding(
        'unreadable-file',
        { file: path, line: 1, column: 1 },
        `cannot read the file: ${reason}`,
        'make it readable, or remove it',
      ),
    );
    return false;
  }
}

function missingFolder(path: string, id: string, version: string): Finding {
  return finding(
    'missing-folder',
    { file: path, line: 1, column: 1 },
    `the folder '${path}' of the docs instance '${id}' does not exist`,
    version === 'current'
      ? "create it, or fix 'path' in the configuration"
      : `create it, or take '${version}' out of the list of versions`,
  );
}
