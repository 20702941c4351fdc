import type { Page } from '../content/kinds.js';
import { type Finding, finding } from '../diagnostic.js';
import { outputPathOfRoute, type UrlPolicy } from '../route/route.js';
import { OutputPaths } from './output-paths.js';
import { nameOfPage } from './page-name.js';

/** Output files besides pages, by path without a leading slash. */
export interface OtherFiles {
  readonly files: readonly string[];
  readonly policy: UrlPolicy;
}

/** The pages that can be written, and the paths taken by them and the other files. */
export interface WritablePages {
  readonly pages: Page[];
  readonly paths: OutputPaths;
  readonly findings: Finding[];
}

/**
 * Drops pages that cannot be written next to the others, because their names are too long, or a file and a folder would
 * have the same path, or two pages the same file.
 */
export function dropUnwritable(pages: readonly Page[], { files, policy }: OtherFiles): WritablePages {
  const paths = new OutputPaths();
  for (const file of files) paths.claim(file, `the file '${file}'`);
  const written = new Map<string, Page>();
  const findings: Finding[] = [];
  const kept = pages.filter((page) => {
    const path = outputPathOfRoute(page.route, policy);
    const other = written.get(path);
    const problem = other === undefined ? paths.problemOf(path) : `would have the same file as ${nameOfPage(other)}`;
    if (problem === undefined) {
      paths.claim(path, nameOfPage(page));
      written.set(path, page);
    } else findings.push(unwritable(page, problem));
    return problem === undefined;
  });
  return { pages: kept, paths, findings };
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

function shorten(route: string): string {
  return route.length > 60 ? `${route.slice(0, 60)}…` : route;
}
