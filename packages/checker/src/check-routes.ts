import { posix } from 'node:path';
import { type Finding, finding, placeOf } from '@docsite/core';

/** The recorded addresses of a site, and its current ones. */
export interface RouteLockInput {
  /** The file with the recorded addresses, relative to the site folder. */
  readonly file: string;
  /** Recorded addresses with their line numbers: paths below the base URL, including locales. */
  readonly locked: ReadonlyMap<string, number>;
  /** Addresses of all pages and redirects. */
  readonly addresses: ReadonlySet<string>;
  /** Whether anything else is served at an address: a static file, or a redirect of the host. */
  readonly isAnswered: (address: string) => boolean;
  /**
   * The `from` of a configured redirect for an address, which excludes the locale; undefined if the address belongs to
   * a locale that is not checked.
   */
  readonly routeOf: (address: string) => string | undefined;
}

/** If more addresses than this have vanished below one path, they are reported together. */
const mostSeparate = 10;

/** Reports addresses that have vanished without a redirect, and new ones that are not recorded yet. */
export function checkRoutes(input: RouteLockInput): Finding[] {
  const { locked, addresses, isAnswered, routeOf } = input;
  const vanished = [...locked.keys()].filter(
    (address) => routeOf(address) !== undefined && !addresses.has(address) && !isAnswered(address),
  );
  const unlocked = [...addresses].filter((address) => !locked.has(address));
  const siblings = new Map<string, number>();
  for (const address of vanished) {
    const parent = posix.dirname(address);
    siblings.set(parent, (siblings.get(parent) ?? 0) + 1);
  }
  return [
    ...vanished.map((address) => {
      const parent = posix.dirname(address);
      const item = reportVanished(address, unlocked, input);
      return (siblings.get(parent) ?? 0) > mostSeparate ? { ...item, cause: parent } : item;
    }),
    ...reportUnlocked(unlocked, input),
  ];
}

function reportVanished(address: string, unlocked: readonly string[], input: RouteLockInput): Finding {
  const { file, locked, routeOf } = input;
  const place = { file, line: locked.get(address) ?? 1, column: 1 };
  const redirect = `{ from: '${routeOf(address)}', to: '${targetOf(address, unlocked, input) ?? '…'}' }`;
  const hint = `add ${redirect} to \`redirects\`; if it was removed on purpose, run docsite check --update-routes`;
  return finding('vanished-route', place, `the page at '${address}' is gone, and nothing redirects from there`, hint);
}

/** Where a redirect would lead: to the new page of the same name, or that of another version, if there is only one. */
function targetOf(
  address: string,
  unlocked: readonly string[],
  { addresses, routeOf }: RouteLockInput,
): string | undefined {
  const moved = unlocked.filter((other) => posix.basename(other) === posix.basename(address));
  const parts = address.split('/');
  // a version that was dropped: the same address without its folder
  const shorter = parts.map((_, index) => parts.toSpliced(index, 1).join('/')).slice(1, -1);
  const candidates = moved.length > 0 ? moved : shorter.filter((other) => addresses.has(other));
  // a page that has moved has done so in all languages
  const [target, ...others] = new Set(candidates.flatMap((other) => routeOf(other) ?? []));
  return others.length > 0 ? undefined : target;
}

function reportUnlocked(unlocked: readonly string[], { file }: RouteLockInput): Finding[] {
  if (unlocked.length === 0) return [];
  const shown = unlocked.slice(0, 3).map((address) => `'${address}'`);
  const names = [...shown, ...(unlocked.length > 3 ? ['…'] : [])].join(', ');
  const count = unlocked.length === 1 ? '1 address is' : `${unlocked.length} addresses are`;
  const message = `${count} not recorded yet: ${names}`;
  return [finding('unlocked-route', placeOf(file), message, 'record them: docsite check --update-routes')];
}
