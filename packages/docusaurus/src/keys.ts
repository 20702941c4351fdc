import { getOrInsert, nearest } from '@docsite/core';

/** A key that was never read. */
export interface UnreadKey {
  readonly path: readonly PropertyKey[];
  /** The key that was probably meant. */
  readonly meant?: string | undefined;
}

/**
 * Reads the keys of an object in a configuration, and tracks which of them have not been read. A value of an unexpected
 * type counts as not read.
 */
export class Keys {
  /** Names whose values were read, and those that count as read. */
  private readonly used = new Set<string>();
  /** Names that were looked up, present or not. */
  private readonly lookedUp = new Set<string>();
  /** Names that count as read with everything in their values. */
  private readonly skipped = new Set<string>();
  /** The objects under names that were read, by name. */
  private readonly inner = new Map<string, readonly Keys[]>();
  /** Paths of list items that should be objects but are not. */
  private readonly mistyped: (readonly PropertyKey[])[] = [];

  private constructor(
    private readonly value: Readonly<Record<string, unknown>>,
    /** The path of keys to the object in the file. */
    readonly path: readonly PropertyKey[],
  ) {}

  /** The keys of a value; none if it is not an object. */
  static of(value: unknown, path: readonly PropertyKey[] = []): Keys {
    return new Keys(isObject(value) ? value : {}, path);
  }

  /** The value of a key, of any type. */
  any(name: string): unknown {
    this.used.add(name);
    return this.value[name];
  }

  text(name: string): string | undefined {
    return this.read(name, (value) => (typeof value === 'string' ? value : undefined));
  }

  /** A flag; Docusaurus, like Joi, also accepts the strings `true` and `false`. */
  flag(name: string): boolean | undefined {
    return this.read(name, (value) => {
      const flag = typeof value === 'string' ? flagTexts.get(value.trim().toLowerCase()) : value;
      return typeof flag === 'boolean' ? flag : undefined;
    });
  }

  /** A number; Docusaurus also accepts strings such as `35px` and `2.5rem` for sizes, which are those in pixels. */
  number(name: string): number | undefined {
    return this.read(name, (value) => {
      const number = typeof value === 'string' ? pixelsOf(value) : value;
      return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
    });
  }

  /** A list of strings, or a single one. */
  texts(name: string): readonly string[] | undefined {
    return this.read(name, (value) => {
      const list = Array.isArray(value) ? value : [value];
      return list.every((item) => typeof item === 'string') ? list : undefined;
    });
  }

  list(name: string): readonly unknown[] {
    return this.read(name, (value) => (Array.isArray(value) ? value : undefined)) ?? [];
  }

  /** The object under a key; one without keys if there is none. */
  within(name: string): Keys {
    const value = this.read(name, (inner) => (isObject(inner) ? inner : undefined));
    return this.once(name, () => [Keys.of(value, [...this.path, name])])[0] as Keys;
  }

  /** The objects in the list under a key. */
  each(name: string): readonly Keys[] {
    const items = this.list(name).map((item, index) => ({ item, path: [...this.path, name, index] }));
    return this.once(name, () => {
      this.mistyped.push(...items.flatMap(({ item, path }) => (isObject(item) ? [] : [path])));
      return items.flatMap(({ item, path }) => (isObject(item) ? [Keys.of(item, path)] : []));
    });
  }

  has(name: string): boolean {
    return this.value[name] !== undefined && this.value[name] !== null;
  }

  names(): string[] {
    return Object.keys(this.value);
  }

  /** The whole object, for callers that know its keys. */
  plain(): Record<string, unknown> {
    return Object.fromEntries(this.names().map((name) => [name, this.any(name)]));
  }

  /** The values of the keys not read so far, as plain data; they then count as read. */
  rest(): Readonly<Record<string, unknown>> {
    const left = this.names().filter((name) => !this.used.has(name) && this.has(name));
    return JSON.parse(JSON.stringify(Object.fromEntries(left.map((name) => [name, this.any(name)]))));
  }

  /** Marks keys as read that require no action, with everything in them. */
  skip(...names: readonly string[]): void {
    for (const name of names) {
      this.used.add(name);
      this.skipped.add(name);
    }
  }

  /** Marks a key as read if it has a value that requires no action. */
  skipValue(name: string, value: unknown): void {
    this.lookedUp.add(name);
    if (this.value[name] === value) this.used.add(name);
  }

  /** The keys not read so far, here and in nested objects. */
  unread(): UnreadKey[] {
    const own = this.names().filter((name) => !this.used.has(name) && this.has(name));
    return [
      ...own.map((name) => ({ path: [...this.path, name], meant: this.meant(name) })),
      ...this.mistyped.map((path) => ({ path })),
      ...[...this.inner].flatMap(([name, all]) => (this.skipped.has(name) ? [] : all.flatMap((keys) => keys.unread()))),
    ];
  }

  /** The similar key among those that were looked up but are missing; none for a key that was looked up itself. */
  private meant(name: string): string | undefined {
    if (this.lookedUp.has(name)) return undefined;
    return nearest(
      name,
      [...this.used, ...this.lookedUp].filter((key) => !(key in this.value)),
    );
  }

  private read<T>(name: string, as: (value: unknown) => T | undefined): T | undefined {
    this.lookedUp.add(name);
    const value = as(this.value[name]);
    if (value !== undefined) this.used.add(name);
    return value;
  }

  /** Returns the same objects on every call, so that keys read by one caller count for all. */
  private once(name: string, make: () => readonly Keys[]): readonly Keys[] {
    return getOrInsert(this.inner, name, make);
  }
}

const flagTexts: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);

/** Whether a value is an object, but not a list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The size in pixels; undefined if it is relative, such as `100%`. */
function pixelsOf(size: string): number | undefined {
  const [, number, unit] = /^\s*([\d.]+)(px|r?em)?\s*$/.exec(size) ?? [];
  return number === undefined ? undefined : Number(number) * (unit?.endsWith('em') ? 16 : 1);
}
