/** A module rule, as written in a webpack configuration. */
export interface WrittenRule {
  readonly test?: unknown;
  readonly use?: unknown;
  readonly loader?: unknown;
  readonly type?: unknown;
  readonly include?: unknown;
  readonly exclude?: unknown;
  readonly resourceQuery?: unknown;
  /** A condition on the importing module. */
  readonly issuer?: unknown;
  readonly options?: unknown;
  readonly enforce?: unknown;
  readonly resolve?: Readonly<Record<string, unknown>>;
  /** Rules of which only the first one that matches a file applies. */
  readonly oneOf?: unknown;
  /** Rules that all apply. */
  readonly rules?: unknown;
}

/** The rules in a list, without the `false` and `undefined` of conditions that do not hold. */
export function rulesIn(list: unknown): readonly WrittenRule[] {
  return [list ?? []].flat().filter((rule): rule is WrittenRule => typeof rule === 'object' && rule !== null);
}

const keysWithoutEffect: ReadonlySet<string> = new Set([
  'include',
  'exclude',
  'options',
  'generator',
  'parser',
  'resolve',
  'sideEffects',
]);

/** Whether the keys of a rule that are left change nothing about what importing modules receive. */
export function hasNoEffect(rest: WrittenRule): boolean {
  return Object.keys(rest).every((key) => keysWithoutEffect.has(key));
}

/** The name of a rule's loader; undefined if there are several, or if the loader is not named by a package. */
export function loaderName(use: unknown): string | undefined {
  const named = onlyLoader(use);
  if (typeof named !== 'string') return undefined;
  // the path of an installed loader
  return /(?:^|[\\/]node_modules[\\/])([\w-]+-loader)(?=$|[\\/])/.exec(named)?.[1];
}

/** A rule's loader, as written; undefined if there are several. */
export function onlyLoader(use: unknown): unknown {
  const [loader, ...more] = [use].flat();
  if (more.length > 0) return undefined;
  const { loader: named = loader } = (typeof loader === 'object' && loader !== null ? loader : {}) as WrittenRule;
  return named;
}
