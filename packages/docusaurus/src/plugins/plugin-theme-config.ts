import { isObject } from '../keys.js';

type Values = Readonly<Record<string, unknown>>;

/**
 * The theme configuration as plugins receive it. They add their defaults to it, and it tracks which keys they have
 * read.
 */
export class PluginThemeConfig {
  /** The keys that have been read. */
  readonly read = new Set<string>();
  /** The object that plugins receive. */
  readonly shown: object = {};
  private values: Values = {};

  constructor(themeConfig: unknown) {
    if (isObject(themeConfig)) this.add(themeConfig);
  }

  /** The current values. */
  get current(): Values {
    return this.values;
  }

  /** Replaces some values. Inspecting the former values does not count as reading them. */
  add(values: Values): void {
    this.values = { ...this.values, ...values };
    for (const key of Object.keys(values)) Object.defineProperty(this.shown, key, this.propertyOf(key));
  }

  private propertyOf(key: string): PropertyDescriptor {
    return {
      enumerable: true,
      configurable: true,
      get: () => {
        this.read.add(key);
        return this.values[key];
      },
      set: (value: unknown) => {
        this.values = { ...this.values, [key]: value };
      },
    };
  }
}
