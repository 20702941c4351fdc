import { isDeepStrictEqual } from 'node:util';
import {
  type Finding,
  finding,
  hintOfImport,
  installCommandOf,
  type KeyPlaces,
  keyPath,
  type Place,
  placeOfKey,
} from '@docsite/core';
import type { Observation } from '@docsite/core/process';
import type { Keys, UnreadKey } from './keys.js';
import { notInstalled } from './load/bundling/missing-packages.js';
import { type ModuleKind, packageNames } from './load/plugin-file.js';
import { noSuchFile, type UnloadedModule } from './load/plugin-module.js';

/** A module in the configuration that cannot be loaded. */
interface MissingModule {
  readonly name: string;
  readonly reason: string;
  /** The kind of module, if its name may be abbreviated. */
  readonly kind?: ModuleKind;
  /** Its entry in the configuration, for one that may add pages and components. */
  readonly entry?: { readonly options: Keys; readonly path: readonly PropertyKey[] };
}

/** A plugin, theme or preset of the configuration that is not installed, or whose file does not exist. */
export interface AbsentModule extends Required<Omit<MissingModule, 'reason'>> {}

/** Records how a configuration is converted: what was taken over, what was left out, and where each key was written. */
export class Takeover {
  readonly findings: Finding[] = [];
  private readonly taken: string[] = [];
  private readonly leftOut: string[] = [];
  /** The possible names of each package to install, by the name in the configuration. */
  private readonly missing = new Map<string, readonly string[]>();
  /** Missing plugins, themes and presets, by their places in the configuration. */
  private readonly absent = new Map<string, AbsentModule>();
  private readonly watched: Keys[] = [];
  /** Whether code reads a key of the theme configuration, by its path there. */
  private isLeftToCode: (path: readonly PropertyKey[]) => boolean = () => false;
  /** The paths in Docusaurus's configuration, by those in docsite's that come from them. */
  private readonly moved = new Map<string, readonly PropertyKey[]>();

  constructor(
    /** Absolute. */
    readonly siteDir: string,
    private readonly written: KeyPlaces,
    /** Records what code of the configuration, its presets and plugins reads when they are created. */
    readonly observation: Observation,
  ) {}

  /** Records something that was taken over, such as `a blog`. */
  takes(what: string): void {
    if (!this.taken.includes(what)) this.taken.push(what);
  }

  /** Records something that was left out. */
  leaves(what: string): void {
    if (!this.leftOut.includes(what)) this.leftOut.push(what);
  }

  /** Records a module that cannot be loaded, and why. A package that is not installed is listed for installation. */
  leavesModule(what: string, { name, reason, kind, entry }: MissingModule): void {
    const names = kind === undefined ? [name] : packageNames(name, kind);
    if (reason === notInstalled && !/^[./]/.test(name)) this.missing.set(name, names);
    const isAbsent = reason === notInstalled || reason === noSuchFile;
    if (isAbsent && kind !== undefined && entry !== undefined)
      this.absent.set(keyPath(entry.path), { name, kind, entry });
    this.leaves(`${what}, ${reason}`);
  }

  /** Records a plugin, theme or preset that cannot be loaded; a mistake in the site's own code is reported. */
  leavesUnloaded(module: AbsentModule, { reason, cause }: UnloadedModule): void {
    const { kind, name } = module;
    const { mistake, missing } = cause;
    if (missing !== undefined) this.missing.set(missing, [missing]);
    if (mistake === undefined) {
      this.leavesModule(`${kind} ${name}`, { ...module, reason });
      return;
    }
    const message = `the ${kind} '${name}' cannot be loaded: ${mistake.reason}`;
    this.add(finding('plugin', mistake, message, hintOfImport(mistake.reason, this.siteDir)));
  }

  /** Whether a package was recorded as not installed. */
  lacks(name: string): boolean {
    return this.missing.has(name);
  }

  /** The plugins, themes and presets that are not installed, or whose file does not exist. */
  get absentModules(): readonly AbsentModule[] {
    return [...this.absent.values()];
  }

  /** The command that installs all missing packages. */
  get installCommand(): string {
    return installCommandOf(this.siteDir, this.missing.values());
  }

  /** Registers an object whose unread keys are to be reported. */
  watch(keys: Keys): Keys {
    this.watched.push(keys);
    return keys;
  }

  /** Excludes keys of the theme configuration that the site's code or plugins read from being reported. */
  leavesToCode(isRead: (path: readonly PropertyKey[]) => boolean): void {
    this.isLeftToCode = isRead;
  }

  /** Records that a key of docsite's configuration comes from one of Docusaurus's. */
  moves(theirs: readonly PropertyKey[], ours: readonly PropertyKey[]): void {
    this.moved.set(keyPath(ours), theirs);
  }

  /** The path in Docusaurus's configuration that a key of docsite's comes from, if recorded. */
  theirsOf(ours: readonly PropertyKey[]): readonly PropertyKey[] | undefined {
    for (let length = ours.length; length > 0; length -= 1) {
      const theirs = this.moved.get(keyPath(ours.slice(0, length)));
      if (theirs !== undefined) return [...theirs, ...ours.slice(length)];
    }
    return undefined;
  }

  /** Reports a problem at a key; findings with the same cause are combined. */
  report(
    rule: string,
    path: readonly PropertyKey[],
    { message, hint, cause }: { readonly message: string; readonly hint?: string; readonly cause?: string },
  ): void {
    this.add({ ...finding(rule, this.placeOf(path), message, hint), ...(cause !== undefined && { cause }) });
  }

  /** Adds a finding, once: plugins run in each language, with the same errors. */
  private add(found: Finding): void {
    if (!this.findings.some((other) => isDeepStrictEqual(other, found))) this.findings.push(found);
  }

  placeOf(path: readonly PropertyKey[]): Place {
    return placeOfKey(this.written, path);
  }

  /** The places of docsite's configuration keys, each at the key that it comes from. */
  places(): KeyPlaces {
    const entries = [...this.moved].flatMap(([ours, theirs]) => {
      const prefix = keyPath(theirs);
      return Object.entries(this.written.places).flatMap(([key, place]) =>
        key === prefix || (/^[.[]/.test(key.slice(prefix.length)) && key.startsWith(prefix))
          ? [[ours + key.slice(prefix.length), place] as const]
          : [],
      );
    });
    return { file: this.written.file, places: Object.fromEntries(entries) };
  }

  /** The notes: a line for what was taken over, and one for what was left out. */
  notes(): string[] {
    const taken = this.taken.length === 0 ? 'no content' : this.taken.join(', ');
    return [`${this.written.file}: taken over ${taken}`, ...this.leftNotes()];
  }

  /** A line for what was left out, and one for what to install, if there is anything. */
  leftNotes(): string[] {
    const left = [...new Set([...this.leftOut, ...this.unread().map((key) => this.describe(key))])];
    const install = this.missing.size === 0 ? [] : [`to install what is missing: ${this.installCommand}`];
    return left.length === 0 ? [] : [`not taken over: ${left.join(', ')}`, ...install];
  }

  /** What was left out. */
  left(): string[] {
    return [...new Set([...this.leftOut, ...this.unread().map(({ path }) => keyPath(path))])];
  }

  private unread(): UnreadKey[] {
    const unread = this.watched.flatMap((keys) => keys.unread());
    return unread.filter(({ path: [holder, ...path] }) => holder !== 'themeConfig' || !this.isLeftToCode(path));
  }

  /** Names a key, its place, and the key that was probably meant. A computed key has no place of its own. */
  private describe({ path, meant }: UnreadKey): string {
    const name = keyPath(path);
    const { file, places } = this.written;
    const place = Object.hasOwn(places, name) ? places[name] : undefined;
    const notes = [
      ...(place === undefined ? [] : [`${file}:${place.join(':')}`]),
      ...(meant === undefined ? [] : [`did you mean '${meant}'?`]),
    ];
    return notes.length === 0 ? name : `${name} (${notes.join(', ')})`;
  }
}
