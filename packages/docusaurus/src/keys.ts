/** Reads the keys of one object of a configuration, and knows which of them nobody has asked for. */
export class Keys {
  private readonly asked = new Set<string>();
  private readonly inner: Keys[] = [];

  private constructor(
    private readonly value: Readonly<Record<string, unknown>>,
    /** The keys that lead to the object in the file. */
    readonly path: readonly PropertyKey[],
  ) {}

  /** The keys of a value; none where it is no object. */
  static of(value: unknown, path: readonly PropertyKey[] = []): Keys {
    return new Keys(isObject(value) ? value : {}, path);
  }

  /** The value of a key, whatever it is. */
  any(name: string): unknown {
    this.asked.add(name);
    return this.value[name];
  }

  text(name: string): string | undefined {
    const value = this.any(name);
    return typeof value === 'string' ? value : undefined;
  }

  flag(name: string): boolean | undefined {
    const value = this.any(name);
    return typeof value === 'boolean' ? value : undefined;
  }

  /** A number; Docusaurus takes texts such as `35px` for sizes, too. */
  number(name: string): number | undefined {
    const value = this.any(name);
    const number = typeof value === 'string' ? Number.parseFloat(value) : value;
    return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
  }

  texts(name: string): readonly string[] | undefined {
    const value = this.any(name);
    if (typeof value === 'string') return [value];
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : undefined;
  }

  list(name: string): readonly unknown[] {
    const value = this.any(name);
    return Array.isArray(value) ? value : [];
  }

  /** The object under a key; one without keys where there is none. */
  within(name: string): Keys {
    return this.add(Keys.of(this.any(name), [...this.path, name]));
  }

  /** The objects of the list under a key. */
  each(name: string): Keys[] {
    return this.list(name).map((item, index) => this.add(Keys.of(item, [...this.path, name, index])));
  }

  has(name: string): boolean {
    return this.value[name] !== undefined;
  }

  names(): string[] {
    return Object.keys(this.value);
  }

  /** Takes note that keys need nothing to be done. */
  skip(...names: readonly string[]): void {
    for (const name of names) this.asked.add(name);
  }

  /** Paths of the keys that nobody has asked for, here and in the objects within. */
  unread(): (readonly PropertyKey[])[] {
    const own = this.names().filter((name) => !this.asked.has(name) && this.value[name] !== undefined);
    return [...own.map((name) => [...this.path, name]), ...this.inner.flatMap((keys) => keys.unread())];
  }

  private add(keys: Keys): Keys {
    this.inner.push(keys);
    return keys;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
