import { join } from 'node:path';
import { type Diagnostic, isDocumentPath, type LoadedConfig, once, pathFrom } from '@docsite/core';
import { isFile } from '@docsite/core/process';
import type { ChangedFiles } from '@docsite/renderer';
import { createDiagramChecker } from '../diagrams/diagrams.js';
import { asErrors, configFindings } from '../report/config-findings.js';
import { isOnlyBundled, isReadByCode, makesSameContent } from './code-edit.js';
import { affectedBy, isHistory } from './edits/affected-sources.js';
import { editFacts, type LocaleEdit } from './edits/locale-edit.js';
import type { Known } from './known-site.js';
import { type CodeReads, joinReads, recordReads } from './reading/code-reads.js';
import { contentCode } from './reading/content-files.js';
import type { LiveConfig } from './reading/live-config.js';
import { keepGood, type LiveDocument, type LiveDocuments } from './reading/live-document.js';
import type { SiteReader } from './site-reader.js';
import { assembleFacts } from './state/locale-facts.js';
import type { BuiltState, StateBuilder } from './state-builder.js';

/** From this number of documents on, assembling the site takes less time than amending it for each. */
const mostAmended = 50;

/** What a site is read and shown with. */
export interface SiteTools {
  readonly siteDir: string;
  readonly config: LiveConfig;
  readonly files: SiteReader;
  readonly states: StateBuilder;
}

/** Reads the configuration, when first called, with what its code reads. */
type ConfigReading = () => Promise<readonly [LoadedConfig, CodeReads]>;

/** What is known about a site, updated at the cost of what has changed, or else by reading the site again. */
export class SiteUpdates {
  private found: Known | undefined;
  private failed: readonly Diagnostic[] = [];
  private readonly checkDiagrams = createDiagramChecker();

  constructor(private readonly tools: SiteTools) {}

  /** The site as it is shown; undefined until it could be read once. */
  get known(): Known | undefined {
    return this.found;
  }

  /** Findings that prevent the current files from being shown. */
  get failure(): readonly Diagnostic[] {
    return this.failed;
  }

  /**
   * Follows changes of files.
   *
   * @param paths Relative to the site folder; empty if it is unknown what has changed.
   */
  async follow(paths: readonly string[]): Promise<void> {
    const { known } = this;
    const readConfig = once(() => recordReads(() => this.tools.config.read(known?.loaded)));
    try {
      const edited =
        known === undefined || this.failed.length > 0
          ? undefined
          : ((await this.edit(known, paths)) ?? (await this.editCode(known, paths, readConfig)));
      if (edited !== undefined) this.found = edited;
      else await this.refresh(paths, readConfig);
    } catch (error) {
      this.failed = configFindings(error);
    }
  }

  /** Updates documents that were read in the meantime. Those that cannot be shown for another reason are remembered. */
  async takeIn(read: (known: Known) => Promise<LiveDocuments>): Promise<void> {
    const { known, failed } = this;
    if (known === undefined) return;
    const documents = await read(known);
    if (documents.size > 0) this.found = (await this.amend(known, documents)) ?? known;
    if (failed.length > 0) this.failed = failed;
  }

  /** Follows an edit of documents and the files they include; undefined if more may have changed. */
  private async edit(known: Known, paths: readonly string[]): Promise<Known | undefined> {
    const { siteDir } = this.tools;
    // plugins may show the titles of documents in other pages
    if (isWatched(paths, known.loaded, siteDir) || paths.some((path) => isReadByCode(path, known, siteDir)))
      return undefined;
    const affected = affectedBy(paths, known.documents, siteDir);
    if (affected === undefined) return undefined;
    const read = new Map<string, LiveDocument>();
    for (const [path, source] of affected)
      read.set(path, keepGood(known.documents.get(path), await known.reader.read(source)));
    return this.amend(known, read);
  }

  /** Follows an edit of modules and style sheets that are only bundled; undefined if more may have changed. */
  private async editCode(
    known: Known,
    paths: readonly string[],
    readConfig: ConfigReading,
  ): Promise<Known | undefined> {
    const { siteDir, config, states } = this.tools;
    const changed = paths.map((path) => join(siteDir, path));
    if (config.findings.length > 0 || isWatched(paths, known.loaded, siteDir)) return undefined;
    if (!(await states.isBundled(changed)) || !(await isOnlyBundled(paths, known, siteDir))) return undefined;
    // an adapter may look at code, and completes the configuration accordingly
    const isCompleted = known.loaded.notes !== undefined;
    const loaded = isCompleted ? (await readConfig())[0] : known.loaded;
    if (config.findings.length > 0 || !makesSameContent(siteDir, loaded, known.loaded)) return undefined;
    states.forgetBundles({ changed });
    const edits = known.state.locales.map(({ facts }) => ({
      facts: isCompleted ? { ...facts, loaded } : facts,
      changed: new Set<string>(),
    }));
    const read = { ...known, loaded };
    return this.takeState(read, await states.build(read, edits, known.state));
  }

  /**
   * Updates some documents that were read again; undefined, with the shown state unchanged, if that is not possible.
   */
  private async amend(known: Known, read: LiveDocuments): Promise<Known | undefined> {
    const documents = new Map([...known.documents, ...read]);
    const paths = [...read.keys()];
    const isMuch = paths.length > mostAmended;
    const edits: LocaleEdit[] = [];
    for (const { facts } of known.state.locales)
      edits.push(isMuch ? { facts: await assembleFacts(facts, documents) } : await editFacts(facts, paths, documents));
    return this.takeState({ ...known, documents }, await this.tools.states.amend(known, edits, { documents, paths }));
  }

  /** Reads the site again; unchanged documents are not parsed again. */
  private async refresh(paths: readonly string[], readConfig: ConfigReading): Promise<void> {
    const { siteDir, files, states } = this.tools;
    const { known } = this;
    const [loaded, ofConfig] = await readConfig();
    if (paths.length === 0 || paths.some((path) => !isDocumentPath(path) && !isHistory(path)))
      states.forgetBundles(this.changedFiles(paths));
    if (known === undefined) await states.begin(siteDir, loaded, files.open(loaded));
    const [content, ofContent] = await recordReads(() => files.read(loaded, known));
    const { updates, locales, scans, documents, reader } = content;
    const contentFiles = new Set([...content.contentFiles, ...contentCode(siteDir, ofContent, ofConfig)]);
    const shared = { siteDir, loaded, locales, updates: updates.updates, checkDiagrams: this.checkDiagrams };
    const edits: LocaleEdit[] = [];
    for (const scan of scans) edits.push({ facts: await assembleFacts({ ...shared, ...scan }, documents) });
    const read = { loaded, updates, documents, reader, contentFiles, codeReads: joinReads([ofConfig, ofContent]) };
    const shown = this.takeState(read, await states.build(read, edits, known?.state));
    if (shown === undefined) return;
    if (known !== undefined) states.followMoves(known.documents, documents);
    this.found = shown;
    await files.rest.begin(shown);
  }

  /** The changed files by what may be bundled from them. */
  private changedFiles(paths: readonly string[]): ChangedFiles {
    const content: string[] = [];
    const changed: string[] = [];
    for (const path of paths) {
      const file = join(this.tools.siteDir, path);
      const isContent = this.known?.contentFiles.has(path) === true && isFile(file);
      (isContent ? content : changed).push(file);
    }
    return { changed, content };
  }

  /** Everything known, with a new state; undefined, with the failure recorded, if there is none. */
  private takeState(known: Omit<Known, 'state'>, { state, findings = [] }: BuiltState): Known | undefined {
    this.failed = asErrors(findings);
    return state === undefined ? undefined : { ...known, state };
  }
}

/** Whether files that the site's plugins read have changed. */
function isWatched(paths: readonly string[], { watched = [] }: LoadedConfig, siteDir: string): boolean {
  const own = watched.map((path) => pathFrom(siteDir, path));
  return paths.some((path) => own.some((folder) => folder === '' || path === folder || path.startsWith(`${folder}/`)));
}
