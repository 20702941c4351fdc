import { readFileSync } from 'node:fs';

/** A page that must exist. */
export interface ExpectedPage {
  readonly path: string;
  readonly title: string;
  /** Its label in sidebars, if that is not its title. */
  readonly label?: string;
  readonly tags: readonly string[];
}

/** The contents of `routes.json`. */
export interface Routes {
  readonly pages: readonly ExpectedPage[];
  /** Addresses of generated category indexes. */
  readonly categories: readonly string[];
  /** Addresses of pages outside of all docs. */
  readonly top: readonly string[];
  /** The last segments of tag page addresses, by docs instance. */
  readonly tags: Readonly<Record<string, readonly string[]>>;
}

export const routes = JSON.parse(readFileSync(new URL('./routes.json', import.meta.url), 'utf8')) as Routes;

/** A page as built. */
export interface BuiltPage {
  readonly title: string;
  readonly tags: readonly string[];
}

/** Every address that must respond, pages and others. */
function addressesOf({ pages, categories, top, tags }: Routes): string[] {
  const tagPages = Object.entries(tags).flatMap(([docs, names]) => [
    `/${docs}/tags`,
    ...names.map((name) => `/${docs}/tags/${name}`),
  ]);
  return [...pages.map(({ path }) => path), ...categories, ...top, ...tagPages];
}

/** The differences of a built site, by address, from the expected one, one line each. */
export function differencesOf(expected: Routes, built: ReadonlyMap<string, BuiltPage>): string[] {
  const addresses = new Set(addressesOf(expected));
  const missing = [...addresses].filter((address) => !built.has(address)).map((address) => `${address}: missing`);
  const unexpected = [...built.keys()]
    .filter((address) => !addresses.has(address))
    .map((address) => `${address}: unexpected`);
  const wrong = expected.pages.flatMap(({ path, title, tags }) => {
    const page = built.get(path);
    if (page === undefined) return [];
    const areTags = quoted(page.tags) === quoted(tags);
    return [
      ...(page.title === title ? [] : [`${path}: title '${page.title}' instead of '${title}'`]),
      ...(areTags ? [] : [`${path}: tags ${quoted(page.tags)} instead of ${quoted(tags)}`]),
    ];
  });
  return [...missing, ...unexpected, ...wrong].sort();
}

function quoted(tags: readonly string[]): string {
  return tags.length === 0 ? 'none' : tags.map((tag) => `'${tag}'`).join(', ');
}
