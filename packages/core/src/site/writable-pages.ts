import type { Page } from '../content/kinds.js';
import { type Finding, finding } from '../diagnostic.js';
import { outputPathOfRoute, type UrlPolicy } from '../route/route.js';

/**
 * Bytes of a name, and of a path below the output folder, that every common file system takes, with an extension to
 * spare.
 */
const longestName = 240;
const longestPath = 3000;

/** Files that the site has beside its pages, by output path without a slash at its beginning. */
export interface OtherFiles {
  readonly files: readonly string[];
  readonly policy: UrlPolicy;
}

/**
 * Leaves out pages that cannot be written beside the others: the name is too long, or a file and a folder have the
 * same path.
 */
export function dropUnwritable(
  pages: readonly Page[],
  { files, policy }: OtherFiles,
): { pages: Page[]; findings: Finding[] } {
  const owners = new Map<string, string>();
  const folders = new Map<string, string>();
  const claim = (path: string, owner: string): void => {
    owners.set(path, owner);
    for (const folder of foldersOf(path)) if (!folders.has(folder)) folders.set(folder, owner);
  };
  for (const file of files) claim(file, `the file '${file}'`);
  const findings: Finding[] = [];
  const kept = pages.filter((page) => {
    const path = outputPathOfRoute(page.route, policy);
    const problem = isTooLong(path) ? 'is too long for a file name' : clashOf(path, owners, folders);
    if (problem === undefined) claim(path, `the page of '${page.place.file}'`);
    else findings.push(unwritable(page, problem));
    return problem === undefined;
  });
  return { pages: kept, findings };
}

function unwritable(page: Page, problem: string): Finding {
  const hint = 'source' in page ? "give it another 'slug'" : 'give it another name';
  return finding(
    'unwritable-page',
    page.place,
    `the route '${shorten(page.route)}' ${problem}; this page is left out`,
    hint,
  );
}

function clashOf(
  path: string,
  owners: ReadonlyMap<string, string>,
  folders: ReadonlyMap<string, string>,
): string | undefined {
  const owner =
    folders.get(path) ??
    foldersOf(path)
      .map((folder) => owners.get(folder))
      .find((found) => found !== undefined);
  return owner === undefined
    ? undefined
    : `cannot stand beside ${owner}: one would be a file and the other a folder of the same name`;
}

function foldersOf(path: string): string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}

function isTooLong(path: string): boolean {
  return path.length > longestPath || path.split('/').some((name) => Buffer.byteLength(name) > longestName);
}

function shorten(route: string): string {
  return route.length > 60 ? `${route.slice(0, 60)}…` : route;
}
