import { readFileSync } from 'node:fs';

/** A page as it is to be. */
export interface ExpectedPage {
  readonly path: string;
  readonly title: string;
  /** How sidebars name it, where that is not its title. */
  readonly label?: string;
  readonly tags: readonly string[];
}

/** What `routes.json` holds. */
export interface Routes {
  readonly pages: readonly ExpectedPage[];
  /** Addresses of generated indexes of categories. */
  readonly categories: readonly string[];
  /** Addresses of screens that belong to no docs. */
  readonly top: readonly string[];
  /** The last segments of the addresses of tag pages, by docs. */
  readonly tags: Readonly<Record<string, readonly string[]>>;
}

export const routes = JSON.parse(readFileSync(new URL('./routes.json', import.meta.url), 'utf8')) as Routes;

/** A page as it is built. */
export interface BuiltPage {
  readonly title: string;
  readonly tags: readonly string[];
}

/** Every address that is to answer, pages and others. */
function addressesOf({ pages, categories, top, tags }: Routes): string[] {
  const tagPages = Object.entries(tags).flatMap(([docs, names]) => [
    `/${docs}/tags`,
    ...names.map((name) => `/${docs}/tags/${name}`),
  ]);
  return [...pages.map(({ path }) => path), ...categories, ...top, ...tagPages];
}

/** What a built site, by address, lacks or has in the place of what it is to be, a line for each. */
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
