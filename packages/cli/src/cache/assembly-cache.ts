import { relative, sep } from 'node:path';
import type { LoadedWeight, SiteFindings } from '@docsite/checker';
import type { DiagramUse, Site, SuppressionUse } from '@docsite/core';
import { changedFacts, type Facts } from '@docsite/core/process';
import type { CacheFolder } from './cache-folder.js';
import type { InputStates, LookedAt } from './input-states.js';

/** A site without what each build reads anew: the configuration, which may hold functions, and the locales. */
export type PlainSite = Omit<Site, 'config' | 'configPlaces' | 'locale' | 'locales'>;

/** What was found in a locale. */
export interface FoundInLocale extends SiteFindings {
  /** Hash of what those elsewhere follow from, of all that rendering may change. */
  readonly rendered: string;
}

/** What is known of a locale that was assembled, rendered and checked, beside its site. Plain data. */
export interface AssembledState {
  /** Hashes of its sources by their paths. */
  readonly sources: Readonly<Record<string, string>>;
  /** Paths of files that documents take in. */
  readonly takenIn: readonly string[];
  /** Paths of the documents whose links lead to ids of another page, by its route. */
  readonly anchored: Readonly<Record<string, readonly string[]>>;
  /** Comments that suppress findings, by the paths of their documents. */
  readonly suppressions: Readonly<Record<string, readonly SuppressionUse[]>>;
  /** Diagrams by the paths of their documents. */
  readonly diagrams: Readonly<Record<string, readonly DiagramUse[]>>;
  /** What the bundle is found by. */
  readonly bundle: string;
  /** What readers load of it. */
  readonly weights: readonly LoadedWeight[];
  /** What pages are found by, by their routes. */
  readonly keys: Readonly<Record<string, string>>;
  readonly findings: FoundInLocale;
}

/** What a build was made from. */
export interface AssemblyBasis {
  /** Hash of options, day, history, and of what the configuration gives. */
  readonly conditions: string;
  readonly inputs: InputStates;
  /** Folders and files outside of the site folder, absolute. */
  readonly outside: readonly string[];
  /** What code of the site has read beside these. */
  readonly facts: Facts;
}

interface StoredLocale extends AssembledState {
  /** Hash of the file that holds its site; absent where it could not be written. */
  readonly site?: string | undefined;
}

interface StoredAssembly {
  readonly conditions: string;
  readonly inputs: LookedAt['states'];
  readonly outside: readonly string[];
  readonly facts: Facts;
  readonly locales: Readonly<Record<string, StoredLocale>>;
}

const file = 'assembly';
const fileOf = (locale: string): string => `assembly-${locale}`;

/** A site as the last build assembled it, of which some documents have changed since. */
export class StandingAssembly {
  constructor(
    private readonly folder: CacheFolder,
    private readonly stored: StoredAssembly,
    /** Paths of the files that have changed, relative to the site folder. */
    readonly changed: readonly string[],
  ) {}

  /** Folders and files outside of the site folder that it was made from, absolute. */
  get outside(): readonly string[] {
    return this.stored.outside;
  }

  /** What code of the site has read beside its files. */
  get facts(): Facts {
    return this.stored.facts;
  }

  /** Whether a file is a document of some locale. */
  isSource(path: string): boolean {
    return Object.values(this.stored.locales).some(({ sources }) => Object.hasOwn(sources, path));
  }

  /** What is known of a locale. */
  state(locale: string): AssembledState | undefined {
    return this.stored.locales[locale];
  }

  /** The site of a locale. */
  site(locale: string): PlainSite | undefined {
    const hash = this.siteHash(locale);
    const bytes = hash === undefined ? undefined : this.folder.read(fileOf(locale), hash);
    return bytes && (JSON.parse(bytes.toString('utf8')) as PlainSite);
  }

  /** The hash of the file that holds the site of a locale. */
  siteHash(locale: string): string | undefined {
    return this.stored.locales[locale]?.site;
  }
}

/** A locale to keep. */
export interface LocaleToKeep {
  readonly state: AssembledState;
  /** Absent where it is the one that is kept. */
  readonly site?: PlainSite | undefined;
}

/** What the last build has assembled, for one that differs in some documents. */
export class AssemblyCache {
  private standing: StandingAssembly | undefined;

  constructor(
    private readonly folder: CacheFolder,
    private readonly siteDir: string,
  ) {}

  /** Whether a build has kept what it assembled. */
  isThere(): boolean {
    return this.folder.has(file);
  }

  /** The assembly of the last build, if nothing but Markdown files has changed since, and each is still there. */
  open({ conditions, inputs }: Pick<AssemblyBasis, 'conditions' | 'inputs'>): StandingAssembly | undefined {
    const bytes = this.folder.read(file);
    const stored = bytes && (JSON.parse(bytes.toString('utf8')) as StoredAssembly);
    if (stored === undefined || stored.conditions !== conditions) return undefined;
    const changed = changedFiles(stored.inputs, inputs.with(stored.outside).states);
    if (changed === undefined || !changed.every((path) => /\.mdx?$/i.test(path))) return undefined;
    if (changedFacts(stored.facts, this.siteDir).length > 0) return undefined;
    const paths = changed.map((path) => relative(this.siteDir, path).split(sep).join('/'));
    this.standing = new StandingAssembly(this.folder, stored, paths);
    return this.standing;
  }

  /** Keeps what a build has assembled, its locales by their names. */
  save({ conditions, inputs, outside, facts }: AssemblyBasis, locales: ReadonlyMap<string, LocaleToKeep>): void {
    const stored = [...locales].map(([name, { state, site }]) => [
      name,
      { ...state, site: site === undefined ? this.standing?.siteHash(name) : this.writeSite(name, site) },
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

/** The files whose states differ; absent where one has come or gone. */
function changedFiles(before: LookedAt['states'], now: LookedAt['states']): string[] | undefined {
  const paths = Object.keys(now);
  if (paths.length !== Object.keys(before).length) return undefined;
  const changed = paths.filter((path) => before[path] !== now[path]);
  return changed.every((path) => before[path]?.includes(' ') && now[path]?.includes(' ')) ? changed : undefined;
}
