import { isSteadyCode, propertiesOf } from '@docsite/core';
import { unblamed } from '../load/blame-missing.js';
import { missingPackageOf } from '../load/bundling/missing-packages.js';
import { CarriedCode } from './carried-code.js';
import type { ConfigSource } from './config-source.js';

/** A Docusaurus configuration as exported by its file, and the code of the file. */
export interface WrittenConfig {
  readonly value: Readonly<Record<string, unknown>>;
  readonly source: ConfigSource;
  /** Absolute. */
  readonly siteDir: string;
  /** The path in Docusaurus's configuration that a path in docsite's comes from, if known. */
  readonly theirsOf: (path: readonly PropertyKey[]) => readonly PropertyKey[] | undefined;
}

/** Finds the code of values that are not plain data, or that change from run to run. */
export class NativeCode {
  private readonly carried: CarriedCode;
  private readonly paths: ReadonlyMap<unknown, readonly PropertyKey[]>;

  constructor(private readonly config: WrittenConfig) {
    this.carried = new CarriedCode(config.source);
    this.paths = pathsOf(config.value);
  }

  /** The code of a value in the Docusaurus configuration. */
  of(value: unknown, path: readonly PropertyKey[]): string | undefined {
    if (missingPackageOf(value) !== undefined) return undefined;
    if (typeof value === 'function') {
      const own = unblamed(value) as typeof value;
      return this.written(own) ?? this.carried.named(own.name);
    }
    if (typeof value === 'string') return this.changing(value, path);
    // such a theme is long, and usually imported from a package
    const isTheme = path[2] === 'codeThemes' && path.length === 4;
    return isTheme ? this.carried.at(this.config.theirsOf(path) ?? []) : undefined;
  }

  /** The statements that the code found so far needs. */
  needed(): string[] {
    return this.carried.needed();
  }

  /** Whether the code found so far includes functions, whose parameters have no types. */
  get isUntyped(): boolean {
    return this.carried.isUntyped;
  }

  private written(value: unknown): string | undefined {
    const path = this.paths.get(value);
    return path === undefined ? undefined : this.carried.at(path);
  }

  /** The code of a string that contains the current year, or comes from the environment. */
  private changing(value: string, path: readonly PropertyKey[]): string | undefined {
    const theirs = this.config.theirsOf(path);
    if (theirs === undefined || valueAt(this.config.value, theirs) !== value) return undefined;
    const trial = new CarriedCode(this.config.source);
    const code = trial.at(theirs);
    const isSteady = code === undefined || isSteadyCode([code, ...trial.needed()].join('\n'));
    return isSteady ? undefined : this.carried.at(theirs);
  }
}

/** The path of keys to each object and function. */
function pathsOf(value: unknown): ReadonlyMap<unknown, readonly PropertyKey[]> {
  const found = new Map<unknown, readonly PropertyKey[]>();
  const enter = (inner: unknown, path: readonly PropertyKey[]): void => {
    const isFunction = typeof inner === 'function';
    if ((typeof inner !== 'object' && !isFunction) || inner === null || found.has(inner)) return;
    found.set(inner, path);
    if (isFunction) return;
    for (const [key, item] of Object.entries(inner)) enter(item, [...path, Array.isArray(inner) ? Number(key) : key]);
  };
  enter(value, []);
  return found;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce((inner, key) => propertiesOf(inner)[key], value);
}
