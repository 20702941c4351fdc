import type { LoadedWeight, SiteFindings } from '@docsite/checker';
import { type DiagramUse, isDocumentPath, pathFrom, type Site, type SuppressionUse } from '@docsite/core';
import { changedFacts, type Facts } from '@docsite/core/process';
import { isFileState } from '../../file-state.js';
import type { CacheFolder } from '../folder/cache-folder.js';
import type { FileStates, InputStates } from '../states/input-states.js';

/** A site without what each build reads again: the configuration, which may contain functions, and the locales. */
export type PlainSite = Omit<Site, 'config' | 'configPlaces' | 'locale' | 'locales'>;

/** The findings about a locale. */
export interface FoundInLocale extends SiteFindings {
  /** Hash of everything that findings outside of documents depend on and rendering may change. */
  readonly rendered: string;
}

/** What is known about an assembled, rendered and checked locale, besides its site. Plain data. */
export interface AssembledState {
  /** Hashes of its sources, by path. */
  readonly sources: Readonly<Record<string, string>>;
  /** Paths of files that documents include. */
  readonly takenIn: readonly string[];
  /** Paths of the documents that link to ids of another page, by that page's route. */
  readonly anchored: Readonly<Record<string, readonly string[]>>;
  /** Comments that suppress findings, by document path. */
  readonly suppressions: Readonly<Record<string, readonly SuppressionUse[]>>;
  /** Diagrams, by document path. */
  readonly diagrams: Readonly<Record<string, readonly DiagramUse[]>>;
  /** The key of the bundle. */
  readonly bundle: string;
  /** The sizes of what readers load. */
  readonly weights: readonly LoadedWeight[];
  /** Page keys, by route. */
  readonly keys: Readonly<Record<string, string>>;
  readonly findings: FoundInLocale;
}

/** The inputs of an assembly. */
export interface AssemblyBasis {
  /** Hash of options, day, history, and the configuration. */
  readonly conditions: string;
  readonly inputs: InputStates;
  /** Folders and files outside the site folder, absolute. */
  readonly outside: readonly string[];
  /** What else the site's code has read. */
  readonly facts: Facts;
}

interface StoredLocale extends AssembledState {
  /** Hash of the file with its site; absent if it could not be written. */
  readonly site?: string | undefined;
}

interface StoredAssembly {
  readonly conditions: string;
  readonly inputs: FileStates['states'];
  readonly outside: readonly string[];
  readonly facts: Facts;
  readonly locales: Readonly<Record<string, StoredLocale>>;
}

const file = 'assembly';
const fileOf = (locale: string): string => `assembly-${locale}`;

/** The previous build's assembly of a site, of which some documents have changed since. */
export class PreviousAssembly {
  constructor(
    private readonly folder: CacheFolder,
    private readonly stored: StoredAssembly,
    /** Paths of the changed files, relative to the site folder. */
    readonly changed: readonly string[],
  ) {}

  /** Folders and files outside the site folder that it was made from, absolute. */
  get outside(): readonly string[] {
    return this.stored.outside;
  }

  /** What the site's code has read besides its files. */
  get facts(): Facts {
    return this.stored.facts;
  }

  /** Whether a file is a document in any locale. */
  isSource(path: string): boolean {
    return Object.values(this.stored.locales).some(({ sources }) => Object.hasOwn(sources, path));
  }

  /** The state of a locale. */
  state(locale: string): AssembledState | undefined {
    return this.stored.locales[locale];
  }

  /** The site of a locale. */
  site(locale: string): PlainSite | undefined {
    const hash = this.siteHash(locale);
    return hash === undefined ? undefined : this.folder.readJson(fileOf(locale), hash);
  }

  /** The hash of the file with the site of a locale. */
  siteHash(locale: string): string | undefined {
    return this.stored.locales[locale]?.site;
  }
}

/** A locale to store. */
export interface LocaleToKeep {
  readonly state: AssembledState;
  /** Absent if it is the one already stored. */
  readonly site?: PlainSite | undefined;
}

/** Stores the last build's assembly, for builds in which only some documents differ. */
export class AssemblyCache {
  private previous: PreviousAssembly | undefined;

  constructor(
    private readonly folder: CacheFolder,
    private readonly siteDir: string,
  ) {}

  /** Whether an assembly is stored. */
  isThere(): boolean {
    return this.folder.has(file);
  }

  /** The stored assembly, if only Markdown files have changed since, and all still exist. */
  open({ conditions, inputs }: Pick<AssemblyBasis, 'conditions' | 'inputs'>): PreviousAssembly | undefined {
    const stored = this.folder.readJson<StoredAssembly>(file);
    if (stored === undefined || stored.conditions !== conditions) return undefined;
    const changed = changedFiles(stored.inputs, inputs.with(stored.outside).states);
    if (changed === undefined || !changed.every(isDocumentPath)) return undefined;
    if (changedFacts(stored.facts, this.siteDir).length > 0) return undefined;
    const paths = changed.map((path) => pathFrom(this.siteDir, path));
    this.previous = new PreviousAssembly(this.folder, stored, paths);
    return this.previous;
  }

  /** Stores an assembly, with its locales by name. */
  save({ conditions, inputs, outside, facts }: AssemblyBasis, locales: ReadonlyMap<string, LocaleToKeep>): void {
    const stored = [...locales].map(([name, { state, site }]) => [
      name,
      { ...state, site: site === undefined ? this.previous?.siteHash(name) : this.writeSite(name, site) },
    ]);
    const assembly = {
      conditions,
      inputs: inputs.with(outside).states,
      outside,
      facts,
      locales: Object.fromEntries(stored),
    };
    this.folder.write(file, JSON.stringify(assembly satisfies StoredAssembly));
  }

  private writeSite(locale: string, site: PlainSite): string | undefined {
    this.folder.write(fileOf(locale), JSON.stringify(site));
    return this.folder.digest(fileOf(locale));
  }
}

/** The files whose states differ; undefined if any was added or removed. */
function changedFiles(before: FileStates['states'], now: FileStates['states']): string[] | undefined {
  const paths = Object.keys(now);
  if (paths.length !== Object.keys(before).length) return undefined;
  const changed = paths.filter((path) => before[path] !== now[path]);
  const areFiles = changed.every((path) => isFileState(before[path] ?? '') && isFileState(now[path] ?? ''));
  return areFiles ? changed : undefined;
}
