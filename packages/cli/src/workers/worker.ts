import {
  createDocumentParser,
  type Document,
  type DocumentParser,
  type Finding,
  type ParseContext,
  type ParsedDocument,
  type Site,
  type SourceFile,
} from '@docsite/core';
import { activity } from '@docsite/core/process';
import {
  type Bundle,
  createRenderer,
  type IndexPart,
  type LocaleRoutes,
  type PageJob,
  type PageRenderer,
  type RenderedLink,
  SearchIndexer,
  type SiteData,
  searchablePages,
} from '@docsite/renderer';
import { OutputFolder, type OutputPlace } from '../output/output-folder.js';
import { DocumentStore } from './document-store.js';

/** What rendering needs beside the documents. Plain data: it crosses threads. */
export interface RenderSetup {
  readonly site: Site;
  readonly siteData: SiteData;
  readonly bundle: Bundle;
  /** Routes of every locale; absent where only this one is built. */
  readonly localeRoutes?: readonly LocaleRoutes[] | undefined;
  /** Where pages are written. */
  readonly output: OutputPlace;
}

/** The result of rendering some pages. */
export interface RenderedBatch {
  /** Pages written. */
  readonly pages: number;
  /** Routes of pages that could not be rendered. */
  readonly failed: readonly string[];
  /** Bytes written. */
  readonly bytes: number;
  readonly links: readonly RenderedLink[];
  /** Ids that the modules of live pages wrote, by route. */
  readonly ids: Readonly<Record<string, readonly string[]>>;
  readonly findings: readonly Finding[];
  /** Hashes of inline scripts, each once. */
  readonly inlineScripts: readonly string[];
  /** What heads of pages load from other sites, as a security policy names it, each once. */
  readonly policySources: readonly string[];
}

/** A worker of the build, in this thread or another. It keeps the content trees of the documents it parsed. */
export interface BuildWorker {
  parse(sources: readonly SourceFile[]): Promise<readonly Document[]>;
  /** The whole document, tree included. */
  document(path: string): Promise<ParsedDocument | undefined>;
  prepare(setup: RenderSetup): Promise<void>;
  render(jobs: readonly PageJob[]): Promise<RenderedBatch>;
  /** The search index of the pages rendered here since `prepare`. */
  indexPart(): Promise<IndexPart>;
}

/** The worker that works in the thread it is made in. */
export class LocalWorker implements BuildWorker {
  private readonly documents = new DocumentStore();
  private readonly parseDocument: DocumentParser;
  private renderPage: PageRenderer | undefined;
  private indexer = new SearchIndexer([]);
  private output: OutputFolder | undefined;

  constructor(context: ParseContext) {
    this.parseDocument = createDocumentParser(context);
  }

  async parse(sources: readonly SourceFile[]): Promise<readonly Document[]> {
    const parsed: Document[] = [];
    for (const source of sources) {
      activity.publish({ subject: `'${source.path}'`, verb: 'was being read' });
      const document = await this.parseDocument(source);
      const { tree: _, ...summary } = document;
      parsed.push(summary);
      this.documents.set(source.path, document);
    }
    activity.publish(undefined);
    return parsed;
  }

  async document(path: string): Promise<ParsedDocument | undefined> {
    return this.documents.get(path);
  }

  async prepare(setup: RenderSetup): Promise<void> {
    this.output = new OutputFolder(setup.output);
    this.indexer = new SearchIndexer(searchablePages(setup.site));
    activity.publish({ subject: 'the theme', verb: 'was being loaded' });
    this.renderPage = await createRenderer(setup);
    activity.publish(undefined);
  }

  async render(jobs: readonly PageJob[]): Promise<RenderedBatch> {
    const { renderPage, output } = this;
    if (renderPage === undefined || output === undefined) throw new Error('a worker renders only after prepare()');
    let bytes = 0;
    const failed: string[] = [];
    const links: RenderedLink[] = [];
    const ids: Record<string, readonly string[]> = {};
    const findings: Finding[] = [];
    const inlineScripts = new Set<string>();
    const policySources = new Set<string>();
    for (const job of jobs) {
      const { page } = job;
      const subject = 'source' in page ? `'${page.source}'` : `the page '${page.route}'`;
      activity.publish({ subject, verb: 'was being rendered' });
      const rendered = await renderPage(job, 'source' in page ? this.documents.get(page.source) : undefined);
      if (rendered.files.length === 0) failed.push(page.route);
      for (const file of rendered.files) bytes += output.write(file.path, file.contents);
      links.push(...rendered.links);
      if (rendered.ids.length > 0) ids[page.route] = rendered.ids.map(copyText);
      findings.push(...rendered.findings);
      for (const hash of rendered.inlineScripts) inlineScripts.add(hash);
      for (const source of rendered.policySources) policySources.add(source);
      if (rendered.search !== undefined) this.indexer.add(page.route, rendered.search);
    }
    activity.publish(undefined);
    const pages = jobs.length - failed.length;
    const policy = { inlineScripts: [...inlineScripts], policySources: [...policySources] };
    return { pages, failed, bytes, links, ids, findings, ...policy };
  }

  async indexPart(): Promise<IndexPart> {
    return this.indexer.part();
  }
}

/** A text that was cut from a page's HTML keeps all of it in memory; a copy does not. */
function copyText(text: string): string {
  return Buffer.from(text).toString();
}
