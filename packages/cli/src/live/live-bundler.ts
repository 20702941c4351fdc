import { rm } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { ParsedDocument, SourceFile } from '@docsite/core';
import { type BundleResult, type Bundler, createBundler, type PrintedModule, themeLayers } from '@docsite/renderer';
import { collectLivePages, printPage } from '../build/live-pages.js';
import { templatesDir } from '../build/templates-dir.js';
import { makeTemporaryFolder, type TemporaryFolder } from '../output/temporary-folder.js';
import type { DocumentReader } from './document-reader.js';
import { type LiveDocuments, type LocaleFacts, linksOf } from './locale-facts.js';

/** Of how many bundles the server modules are kept: states that requests are answered from may still import modules. */
const mostKept = 6;

/** Bundles the locales of a site, again only where the modules of its pages or its theme may have changed. */
export class LiveBundler {
  private bundler: Bundler = createBundler();
  private temporary: Promise<TemporaryFolder> | undefined;
  private readonly folders = new Set<string>();
  private made = 0;
  /** Server modules of the latest bundles. */
  private readonly used: string[] = [];

  /** Forgets what was bundled, as the files that it was made of may have changed. */
  forget(): void {
    this.bundler = createBundler();
  }

  async bundle(facts: LocaleFacts, documents: LiveDocuments, reader: DocumentReader): Promise<BundleResult> {
    const { siteDir, loaded, locale, labels, site } = facts;
    const print = async (page: { readonly source: string; readonly route: string }): Promise<PrintedModule> => {
      const document: ParsedDocument = await reader.tree(documents.get(page.source)?.source as SourceFile);
      return printPage(document, linksOf(page as Parameters<typeof linksOf>[0], document, facts));
    };
    const pages = await collectLivePages(site, { siteDir, documents: facts.documents, print });
    const result = await this.bundler({
      siteDir,
      serverDir: await this.makeFolder(),
      layers: themeLayers(loaded.config, { themeDir: join(siteDir, loaded.config.themeDir), templatesDir }),
      baseUrl: locale.baseUrl,
      configuredBaseUrl: loaded.config.baseUrl,
      labels: labels.labels,
      pages,
    });
    if (result.bundle !== undefined) await this.keep(result.bundle.serverEntry);
    return result;
  }

  async close(): Promise<void> {
    await (await this.temporary)?.remove();
  }

  /** A folder that no module was imported from yet: Node imports a path but once. */
  private async makeFolder(): Promise<string> {
    this.temporary ??= makeTemporaryFolder('serve');
    const folder = join((await this.temporary).path, `modules-${++this.made}`);
    this.folders.add(folder);
    return folder;
  }

  /** Removes the folders of bundles that nothing is rendered with any more. */
  private async keep(entry: string): Promise<void> {
    this.used.push(entry);
    if (this.used.length > mostKept) this.used.shift();
    for (const folder of this.folders) {
      if (this.used.some((path) => path.startsWith(folder + sep))) continue;
      this.folders.delete(folder);
      await rm(folder, { recursive: true, force: true });
    }
  }
}
