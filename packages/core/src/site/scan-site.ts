import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { SiteConfig } from '../config/site-config.js';
import type { SiteLocale } from '../config/site-locale.js';
import { type ScannedDocs, scanDocs } from '../content/docs/scan-docs.js';
import { type ScannedPages, scanPages } from '../content/pages/scan-pages.js';
import { type Finding, finding } from '../diagnostic.js';
import { listFiles } from '../scan/list-files.js';
import { decodeSource, type SourceFile } from '../scan/source-file.js';
import type { SourceRef } from '../scan/source-root.js';

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

const alwaysIgnored = ['**/node_modules/**', '**/.*/**', '**/.*', '**/_*', '**/_*/**'];

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
