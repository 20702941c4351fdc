import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { SiteConfig } from '../config/site-config.js';
import type { SiteInLocale } from '../config/site-in-locale.js';
import type { ContentKind, ContentSources } from '../content/content-kind.js';
import { contentKinds, type ScannedContent } from '../content/kinds.js';
import { type Finding, finding, placeOf } from '../diagnostic.js';
import { errorCode } from '../process/files/error-code.js';
import { isDocumentPath } from '../process/files/file-endings.js';
import { FolderWalks, underscored } from '../scan/folder-walks.js';
import { listFiles } from '../scan/list-files.js';
import type { ScanContext } from '../scan/scan-context.js';
import { decodeSource, type SourceFile } from '../scan/source-file.js';
import type { ModuleRef, SourceRef, SourceRoot } from '../scan/source-root.js';
import { isInside } from '../site-path.js';
import { type ConfigMessages, readConfigMessages } from '../translations/translate-config.js';

/** The contents of the site folder in one locale. Only this stage lists files. */
export interface ScannedSite {
  /** The scan of each kind of content, by the kind's name. */
  readonly content: ScannedContent;
  /** Folders within which documents link to each other. */
  readonly roots: readonly SourceRoot[];
  /** React pages. */
  readonly modules: readonly ModuleRef[];
  /** Every Markdown and MDX file, by path. */
  readonly sources: readonly SourceFile[];
  /** URL path without base to path relative to the site folder. */
  readonly staticFiles: Readonly<Record<string, string>>;
  /** The locale's translations of configured labels. */
  readonly messages: ConfigMessages;
  readonly findings: readonly Finding[];
}

/** What scanning a site leaves out, and what it does not need to read. */
export interface ScanOptions {
  /** The output folder relative to the site folder, which is skipped if it is among the content. */
  readonly outDir?: string | undefined;
  readonly kinds?: readonly ContentKind[];
  readonly known?: KnownSources | undefined;
}

/** Sources whose contents are known without reading their files. */
export interface KnownSources {
  /** @param path Relative to the site folder, like all paths of sources. */
  readonly find: (path: string) => SourceFile | undefined;
  /** Records a source that had to be read. */
  readonly add: (source: SourceFile) => void;
}

const alwaysIgnored = ['**/node_modules/**', '**/.*/**', '**/.*', underscored, '**/_*/**'];

/** Reads the site folder in one locale: what each kind of content finds, then the static files. */
export async function scanSite(
  { siteDir, config, locale }: SiteInLocale,
  { outDir, kinds = contentKinds, known }: ScanOptions = {},
): Promise<ScannedSite> {
  const sources = new Map<string, SourceFile>();
  const findings: Finding[] = [];
  const read = (refs: readonly SourceRef[]): SourceRef[] =>
    refs.filter((ref) => readSource(ref.path, { siteDir, sources, findings, known }));
  const ignore = [...alwaysIgnored, ...(outDir === undefined ? [] : [`${outDir}/**`])];
  const context = { siteDir, config, locale, ignore, findings, walks: new FolderWalks(), read };
  const scanned: ScannedPart[] = [];
  for (const kind of kinds) scanned.push(await scanKind(kind, context));
  const staticFiles = await scanStatic({ siteDir, config, findings, outDir, sources });
  return {
    content: Object.fromEntries(scanned.map(({ name, found }) => [name, found])) as ScannedContent,
    roots: scanned.flatMap(({ roots }) => roots),
    modules: scanned.flatMap(({ modules }) => modules),
    sources: [...sources.values()],
    staticFiles,
    messages: readConfigMessages(context, findings),
    findings,
  };
}

interface ScannedPart extends ContentSources {
  readonly name: string;
  readonly found: unknown;
}

async function scanKind(kind: ContentKind, context: ScanContext): Promise<ScannedPart> {
  const found = await kind.scan(context);
  return { name: kind.name, found, ...kind.sources(found) };
}

interface StaticScan {
  readonly siteDir: string;
  readonly config: SiteConfig;
  readonly findings: Finding[];
  readonly outDir: string | undefined;
  readonly sources: ReadonlyMap<string, SourceFile>;
}

/**
 * Lists static files, of which those that pages are made from are none, nor those in a folder of documents that are
 * left out, or belong to other languages. An earlier build may be published as part of this site; the output of this
 * build may not.
 */
async function scanStatic({ siteDir, config, ...scan }: StaticScan): Promise<Record<string, string>> {
  const { findings, outDir, sources } = scan;
  const isOutput = (path: string): boolean => outDir !== undefined && path.startsWith(`${outDir}/`);
  const files: Record<string, string> = {};
  for (const folder of config.staticDirectories) {
    if (!existsSync(join(siteDir, folder))) continue;
    const listing = await listFiles(siteDir, posix.normalize(folder), {
      patterns: ['**/*', '**/.*', '**/.well-known/**'],
      ignore: ['**/.git/**', '**/.DS_Store'],
      withOutput: true,
    });
    findings.push(...listing.findings);
    const docs = config.docs
      .map(({ path }) => posix.normalize(path))
      .filter((path) => isInside(path, posix.normalize(folder)));
    const isSource = (path: string): boolean =>
      sources.has(path) || (isDocumentPath(path) && docs.some((within) => isInside(path, within)));
    for (const path of listing.files.filter((item) => !isOutput(item) && !isSource(item)))
      files[`/${posix.relative(folder, path)}`] = path;
  }
  return files;
}

interface SourceScan {
  readonly siteDir: string;
  readonly sources: Map<string, SourceFile>;
  readonly findings: Finding[];
  readonly known: KnownSources | undefined;
}

function readSource(path: string, { siteDir, sources, findings, known }: SourceScan): boolean {
  if (sources.has(path)) return true;
  try {
    const found = known?.find(path);
    const source = found ?? decodeSource(path, readFileSync(join(siteDir, path)));
    if (found === undefined) known?.add(source);
    sources.set(path, source);
    return true;
  } catch (error) {
    const code = errorCode(error) || 'unknown error';
    const reason = code === 'EACCES' ? 'permission denied' : code;
    findings.push(
      finding('unreadable-file', placeOf(path), `cannot read the file: ${reason}`, 'make it readable, or remove it'),
    );
    return false;
  }
}
