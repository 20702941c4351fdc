import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareText, hostedSearch, pathFrom, type Site, type SiteConfig } from '@docsite/core';
import { hostedSearchHosts, InlineScripts, type OutputFile, renderHeadersFile } from '@docsite/renderer';
import type { OutputFolder } from '../output-folder.js';
import { listFilesBelow } from '../output-mark.js';
import { readOwnRules } from './own-rules.js';

/** The file from which static hosts read the headers to send. */
export const headersFile = '_headers';

/** What the HTML of a site needs from its security policy. */
export interface PolicyNeeds {
  /** Hashes of inline scripts. */
  readonly inlineScripts: readonly string[];
  /** Each consists of a directive and a source: `script-src https://example.org`. */
  readonly policySources: readonly string[];
}

/**
 * Writes `_headers` to a finished site, including the rules in the author's own file; nothing if disabled in the
 * configuration.
 */
export function writeHeaders(output: OutputFolder, config: SiteConfig, needs: PolicyNeeds): void {
  const ownRules = readOwnRules(output.path, headersFile);
  const text = renderHeaders(config, needs, { ownRules, files: listAssets(output.path) });
  if (text !== undefined) output.write(headersFile, text);
}

/** The parts of `_headers` besides what the HTML needs. */
export interface HeaderParts {
  /** The rules in the author's own file. */
  readonly ownRules: string;
  /** Paths of the files that belong to no route, sorted. */
  readonly files: readonly string[];
}

/** The text of `_headers`; undefined if disabled in the configuration. */
export function renderHeaders(
  config: SiteConfig,
  { inlineScripts, policySources }: PolicyNeeds,
  { ownRules, files }: HeaderParts,
): string | undefined {
  if (config.headers === false) return undefined;
  const hosted = hostedSearch(config);
  const sources = [
    ...(hosted === undefined ? [] : [{ 'connect-src': hostedSearchHosts(hosted) }]),
    ...policySources.toSorted(compareText).map((text) => {
      const [directive = '', source = ''] = text.split(' ');
      return { [directive]: [source] };
    }),
  ];
  const { headers, baseUrl } = config;
  return renderHeadersFile({ config: headers, baseUrl, inlineScripts, sources, files, ownRules });
}

/** Files that belong to no route: those below `assets/` except page data, and service workers, of every locale. */
function listAssets(outDir: string): string[] {
  const locales = foldersIn(outDir).map((name) => join(outDir, name));
  const roots = [outDir, ...locales].filter((folder) => existsSync(join(folder, 'assets')));
  const places = roots.flatMap((root) => {
    const folders = foldersIn(join(root, 'assets')).filter((name) => name !== 'pages');
    const worker = join(root, 'sw.js');
    return [
      ...(existsSync(worker) ? [worker] : []),
      ...folders
        .map((name) => join(root, 'assets', name))
        .flatMap((folder) => listFilesBelow(folder).map((file) => join(folder, file))),
    ];
  });
  return places.map((place) => pathFrom(outDir, place)).sort(compareText);
}

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}

/** The hashes of inline scripts in HTML files. */
export function collectScripts(files: readonly OutputFile[]): string[] {
  const scripts = new InlineScripts();
  return files.flatMap(({ contents }) => scripts.collect(String(contents)));
}

/** The hashes of inline scripts in HTML files among the static files. */
export function collectStaticScripts(site: Site, siteDir: string): string[] {
  const scripts = new InlineScripts();
  const pages = Object.values(site.staticFiles).filter((path) => /\.html?$/i.test(path));
  return pages.flatMap((path) => scripts.collect(readFileSync(join(siteDir, path), 'utf8')));
}
