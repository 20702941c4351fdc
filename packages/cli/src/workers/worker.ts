import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  createDocumentParser,
  type Document,
  type DocumentParser,
  type Finding,
  type Page,
  type ParseContext,
  type ParsedDocument,
  type Site,
  type SourceFile,
} from '@docsite/core';
import {
  type Bundle,
  createRenderer,
  type IndexPart,
  type LocaleRoutes,
  type PageRenderer,
  type RenderedLink,
  SearchIndexer,
  type SiteData,
  searchablePages,
} from '@docsite/renderer';

/** What rendering needs beside the documents. Plain data: it crosses threads. */
export interface RenderSetup {
  readonly site: Site;
  readonly siteData: SiteData;
  readonly bundle: Bundle;
  /** Routes of every locale; absent where only this one is built. */
  readonly localeRoutes?: readonly LocaleRoutes[] | undefined;
  /** Folder that pages are written to, absolute. */
  readonly outDir: string;
}

/** What came of rendering some pages. */
export interface RenderedBatch {
  readonly pages: number;
  /** Bytes written. */
  readonly bytes: number;
  readonly links: readonly RenderedLink[];
  readonly findings: readonly Finding[];
  /** Hashes of inline scripts, each once. */
  readonly inlineScripts: readonly string[];
}

/** A worker of the build, in this thread or another. It keeps the content trees of the documents it parsed. */
export interface BuildWorker {
  parse(sources: readonly SourceFile[]): Promise<readonly Document[]>;
  /** The whole document, tree included. */
  document(path: string): Promise<ParsedDocument | undefined>;
  prepare(setup: RenderSetup): Promise<void>;
  render(pages: readonly Page[]): Promise<RenderedBatch>;
  /** The search index of the pages rendered here since `prepare`. */
  indexPart(): Promise<IndexPart>;
}

/** The worker that works in the thread it is made in. */
export class LocalWorker implements BuildWorker {
  private readonly documents = new Map<string, ParsedDocument>();
  private readonly parseDocument: DocumentParser;
  private renderPage: PageRenderer | undefined;
  private indexer = new SearchIndexer([]);
  private outDir = '';
  private readonly folders = new Set<string>();
  private readonly seenLinks = new Set<string>();

  constructor(context: ParseContext) {
    this.parseDocument = createDocumentParser(context);
  }

  async parse(sources: readonly SourceFile[]): Promise<readonly Document[]> {
    const parsed: Document[] = [];
    for (const source of sources) {
      const document = await this.parseDocument(source);
      this.documents.set(source.path, document);
      const { tree: _, ...summary } = document;
      parsed.push(summary);
    }
    return parsed;
  }

  async document(path: string): Promise<ParsedDocument | undefined> {
    return this.documents.get(path);
  }

  async prepare(setup: RenderSetup): Promise<void> {
    this.outDir = setup.outDir;
    this.seenLinks.clear();
    this.folders.clear();
    this.indexer = new SearchIndexer(searchablePages(setup.site));
    this.renderPage = await createRenderer(setup);
  }

  async render(pages: readonly Page[]): Promise<RenderedBatch> {
    const { renderPage } = this;
    if (renderPage === undefined) throw new Error('a worker renders only after prepare()');
    let bytes = 0;
    const links: RenderedLink[] = [];
    const findings: Finding[] = [];
    const inlineScripts = new Set<string>();
    for (const page of pages) {
      const rendered = await renderPage(page, 'source' in page ? this.documents.get(page.source) : undefined);
      for (const file of rendered.files) bytes += this.write(file.path, file.contents);
      links.push(...rendered.links.filter((link) => this.isNew(link)));
      findings.push(...rendered.findings);
      for (const hash of rendered.inlineScripts) inlineScripts.add(hash);
      if (rendered.search !== undefined) this.indexer.add(page.route, rendered.search);
    }
    return { pages: pages.length, bytes, links, findings, inlineScripts: [...inlineScripts] };
  }

  async indexPart(): Promise<IndexPart> {
    return this.indexer.part();
  }

  /** A template emits the same links on page after page; once is enough. */
  private isNew({ element, href }: RenderedLink): boolean {
    const key = `${element} ${href}`;
    if (this.seenLinks.has(key)) return false;
    this.seenLinks.add(key);
    return true;
  }

  private write(path: string, contents: string | Uint8Array): number {
    const file = join(this.outDir, path);
    this.makeFolder(dirname(file));
    const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents;
    writeFileSync(file, bytes);
    return bytes.length;
  }

  /**
   * Makes a folder once; one call a level is half the cost of Node's recursive one. Other workers make the same
   * folders.
   */
  private makeFolder(folder: string): void {
    if (this.folders.has(folder)) return;
    this.folders.add(folder);
    if (existsSync(folder)) return;
    this.makeFolder(dirname(folder));
    try {
      mkdirSync(folder);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
