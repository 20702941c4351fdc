import { isDeepStrictEqual } from 'node:util';
import { type Finding, getOrInsert, type LoadedConfig, type SiteLocale } from '@docsite/core';
import { type Bundle, type ChangedFiles, collectLocaleRoutes } from '@docsite/renderer';
import type { EarlierBundles } from './bundling/earlier-bundles.js';
import { LiveBundler } from './bundling/live-bundler.js';
import type { LiveModules } from './bundling/live-modules.js';
import type { LocaleEdit } from './edits/locale-edit.js';
import { SourceMoves } from './edits/source-moves.js';
import type { Known } from './known-site.js';
import { type LiveDocuments, unreadableSources } from './reading/live-document.js';
import type { ReadDocuments } from './reading/read-documents.js';
import { LiveState } from './state/live-state.js';
import type { LocaleFacts } from './state/locale-facts.js';
import { type LocaleState, showEdited, showLocale } from './state/locale-state.js';
import { RenderingStore } from './state/page-renderings.js';

/** The input of a state, besides the facts of its locales. */
type Parts = Pick<Known, 'loaded'> & ReadDocuments;

/** A state of the site, or the findings if no page could be rendered. */
export type BuiltState =
  | { readonly state: LiveState; readonly findings?: never }
  | { readonly state?: never; readonly findings: readonly Finding[] };

/** Builds the states of a site: bundles its locales, and takes over unchanged pages. */
export class StateBuilder {
  private readonly bundler: LiveBundler;
  private readonly moves = new SourceMoves();
  private readonly stores = new Map<string, RenderingStore>();

  constructor(modules: LiveModules) {
    this.bundler = new LiveBundler(modules);
  }

  /** Starts bundling what all pages need, while the site is read. */
  async begin(siteDir: string, loaded: LoadedConfig, earlier: EarlierBundles | undefined): Promise<void> {
    await this.bundler.begin(siteDir, loaded, earlier);
  }

  /** Stores bundles for the next start, and creates those again that were taken from an earlier one. */
  async settle(): Promise<void> {
    await this.bundler.settle();
  }

  /** Bundles a locale in advance for a later state. */
  async bundle(facts: LocaleFacts, read: ReadDocuments): Promise<void> {
    await this.bundler.bundle(facts, read);
  }

  /** Whether files, absolute, are modules or style sheets of bundles. */
  isBundled(paths: readonly string[]): Promise<boolean> {
    return this.bundler.isMadeOf(paths);
  }

  /**
   * Causes everything to be bundled again, because files other than documents have changed, except for content that no
   * module is made from.
   *
   * @param files Without any if it is unknown what has changed.
   */
  forgetBundles(files: ChangedFiles): void {
    this.bundler.forget(files);
  }

  /** Tracks sources that were renamed between two states. */
  followMoves(before: LiveDocuments, now: LiveDocuments): void {
    this.moves.follow(before, now);
  }

  /**
   * Builds the state of a site that was read or edited.
   *
   * @param before The previous state; undefined initially.
   */
  async build(parts: Parts, edits: readonly LocaleEdit[], before: LiveState | undefined): Promise<BuiltState> {
    const { documents, reader } = parts;
    const localeRoutes = edits.length > 1 ? edits.map(({ facts }) => collectLocaleRoutes(facts.site)) : undefined;
    const locales: LocaleState[] = [];
    for (const [index, { facts: locale, changed }] of edits.entries()) {
      const bundling = await this.bundler.bundle(locale, parts);
      const bundle = bundling.bundle ?? bundleOf(locale.locale, before);
      if (bundle === undefined) return { findings: bundling.findings };
      const store = this.storeOf(locale.locale);
      const state = before?.locales[index];
      const former = state && changed && { state, changed };
      locales.push(await showLocale(locale, { documents, reader, bundle, bundling, localeRoutes, store, former }));
    }
    return { state: this.stateOf(parts, locales) };
  }

  /**
   * Builds the state after an edit of documents that keeps their paths. If their modules are unchanged, nothing is
   * bundled.
   *
   * @param documents All documents, including the current version of the edited ones.
   * @param paths The edited documents.
   */
  async amend(
    known: Known,
    edits: readonly LocaleEdit[],
    { documents, paths }: { readonly documents: LiveDocuments; readonly paths: readonly string[] },
  ): Promise<BuiltState> {
    const { reader, state } = known;
    const next = { ...known, documents };
    const hasSameShells = edits.every((edit, index) => hasSameShell(edit, state.locales[index]));
    if (!hasSameShells || paths.some((path) => isInBundle(path, state)) || !(await this.printsSame(known, edits, next)))
      return this.build(next, edits, state);
    const locales: LocaleState[] = [];
    for (const [index, { facts, changed = new Set<string>() }] of edits.entries())
      locales.push(await showEdited(state.locales[index] as LocaleState, facts, { documents, reader, changed }));
    return { state: this.stateOf(next, locales) };
  }

  async close(): Promise<void> {
    await this.bundler.close();
  }

  /** Whether the modules of edited documents' pages are unchanged. */
  private async printsSame(known: Known, edits: readonly LocaleEdit[], { documents }: Parts): Promise<boolean> {
    for (const [index, { facts, changed = new Set() }] of edits.entries()) {
      const { facts: before } = known.state.locales[index] as LocaleState;
      for (const page of facts.site.pages) {
        if (!('source' in page) || !changed.has(page.route)) continue;
        const [was, is] = [
          await this.bundler.print(page, { facts: before, ...known }),
          await this.bundler.print(page, { facts, documents, reader: known.reader }),
        ];
        if (!isDeepStrictEqual(was, is)) return false;
      }
    }
    return true;
  }

  private stateOf({ loaded, documents }: Parts, locales: readonly LocaleState[]): LiveState {
    const unreadable = unreadableSources(documents.values());
    const latest = (source: string): string => this.moves.latest(source);
    return new LiveState({ config: loaded.config, locales, unreadable, latest });
  }

  private storeOf({ name }: SiteLocale): RenderingStore {
    return getOrInsert(this.stores, name, () => new RenderingStore());
  }
}

function bundleOf({ name }: SiteLocale, state: LiveState | undefined): Bundle | undefined {
  return state?.locales.find(({ facts }) => facts.locale.name === name)?.bundle;
}

/**
 * Whether a document is part of a bundle: because modules import it, or because bundling reported findings about it.
 */
function isInBundle(path: string, { locales }: LiveState): boolean {
  return locales.some(
    ({ bundle, bundling }) =>
      bundle.documents.some((imported) => imported.path === path) ||
      bundling.findings.some(({ file }) => file === path),
  );
}

/** Whether the shell of all pages is unchanged after an edit: new diagrams may require a module. */
function hasSameShell({ facts, changed }: LocaleEdit, before: LocaleState | undefined): boolean {
  return changed !== undefined && before?.facts.diagrams.modulePath === facts.diagrams.modulePath;
}
