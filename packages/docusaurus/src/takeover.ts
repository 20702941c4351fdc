import { isDeepStrictEqual } from 'node:util';
import { type Finding, finding, type KeyPlaces, keyPath, type Place, placeOfKey } from '@docsite/core';
import { Observation } from '@docsite/core/process';
import type { Keys, UnreadKey } from './keys.js';
import { notInstalled } from './load/missing-packages.js';

/** Records what becomes of a configuration: what was taken over, what was not, and where it was written. */
export class Takeover {
  readonly findings: Finding[] = [];
  private readonly taken: string[] = [];
  private readonly lost: string[] = [];
  private readonly missing = new Set<string>();
  private readonly read: Keys[] = [];
  private isRead: (key: string) => boolean = () => false;
  private readonly moved = new Map<string, readonly PropertyKey[]>();

  constructor(
    /** Absolute. */
    readonly siteDir: string,
    private readonly written: KeyPlaces,
    /** Records what code of the configuration, its presets and plugins read when they are made. */
    readonly observation = new Observation(siteDir),
  ) {}

  /** Says what was taken over, such as `a blog`. */
  takes(what: string): void {
    if (!this.taken.includes(what)) this.taken.push(what);
  }

  /** Says what was not taken over. */
  leaves(what: string): void {
    if (!this.lost.includes(what)) this.lost.push(what);
  }

  /** Says that a module cannot be had, and why. A package that is not installed is among those to install. */
  leavesModule(what: string, { name, reason }: { readonly name: string; readonly reason: string }): void {
    if (reason === notInstalled && !/^[./]/.test(name)) this.missing.add(name);
    this.leaves(`${what}, ${reason}`);
  }

  /** The command that installs all packages which are missing. */
  get installCommand(): string {
    return `npm install ${[...this.missing].sort().join(' ')}`;
  }

  /** Has the keys of an object reported that are never read. */
  watch(keys: Keys): Keys {
    this.read.push(keys);
    return keys;
  }

  /** Has keys of the theme not be reported that code of the site reads itself. */
  leavesToCode(isRead: (key: string) => boolean): void {
    this.isRead = isRead;
  }

  /** Notes that a key of docsite's configuration comes from one of theirs. */
  moves(theirs: readonly PropertyKey[], ours: readonly PropertyKey[]): void {
    this.moved.set(keyPath(ours), theirs);
  }

  /** The keys of theirs that a key of docsite's configuration comes from, as far as that is noted. */
  theirsOf(ours: readonly PropertyKey[]): readonly PropertyKey[] | undefined {
    for (let length = ours.length; length > 0; length -= 1) {
      const theirs = this.moved.get(keyPath(ours.slice(0, length)));
      if (theirs !== undefined) return [...theirs, ...ours.slice(length)];
    }
    return undefined;
  }

  /** Reports what is wrong at a key; findings of one cause are shown as one. */
  report(
    rule: string,
    path: readonly PropertyKey[],
    { message, hint, cause }: { readonly message: string; readonly hint?: string; readonly cause?: string },
  ): void {
    const found = { ...finding(rule, this.placeOf(path), message, hint), ...(cause !== undefined && { cause }) };
    // plugins run in each language, and fail alike
    if (!this.findings.some((other) => isDeepStrictEqual(other, found))) this.findings.push(found);
  }

  placeOf(path: readonly PropertyKey[]): Place {
    return placeOfKey(this.written, path);
  }

  /** Where the keys of docsite's configuration are written: each at the key that it comes from. */
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

  /** What is to be said of it: a line for what was taken over, one for what was not. */
  notes(): string[] {
    const taken = this.taken.length === 0 ? 'no content' : this.taken.join(', ');
    return [`${this.written.file}: taken over ${taken}`, ...this.leftNotes()];
  }

  /** A line for what was not taken over, and one for what is to be installed, if there is anything. */
  leftNotes(): string[] {
    const left = [...new Set([...this.lost, ...this.unread().map((key) => this.describe(key))])];
    const install = this.missing.size === 0 ? [] : [`to install what is missing: ${this.installCommand}`];
    return left.length === 0 ? [] : [`not taken over: ${left.join(', ')}`, ...install];
  }

  /** What was not taken over. */
  left(): string[] {
    return [...new Set([...this.lost, ...this.unread().map(({ path }) => keyPath(path))])];
  }

  private unread(): UnreadKey[] {
    const unread = this.read.flatMap((keys) => keys.unread());
    return unread.filter(({ path: [holder, key, ...inner] }) => {
      return holder !== 'themeConfig' || inner.length > 0 || !this.isRead(String(key));
    });
  }

  /** Names a key, where it is written, and what may have been meant. One that code computes has no place of its own. */
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
