import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import {
  appReleases,
  lines,
  neighboursOf,
  pageOf,
  reachOf,
  releaseOf,
  releases,
} from '../../content/releases/releases.js';
import { type Line, releasesSchema } from '../../content/releases/schema.js';
import { supportOn } from '../../content/releases/support.js';
import { ownSite } from '../features/run.js';

test('releases.json should match its schema', () => {
  expect(releasesSchema.safeParse({ lines, releases, app: appReleases }).error?.issues).toBe(undefined);
});

describe('the support of a release line', () => {
  const line: Line = {
    line: '4.0',
    released: '2022-04-19',
    generalSupportEnds: '2023-05-08',
    securitySupportEnds: '2023-11-13',
    lts: false,
  };

  test.each([
    ['2022-04-18', 'planned'],
    ['2022-04-19', 'general'],
    ['2023-05-08', 'general'],
    ['2023-05-09', 'security'],
    ['2023-11-13', 'security'],
    ['2023-11-14', 'ended'],
  ])('should on %s be: %s', (today, support) => {
    expect(supportOn(line, today)).toBe(support);
  });

  test('should end at once if both kinds end on the same day', () => {
    const short = { ...line, securitySupportEnds: line.generalSupportEnds };
    expect(['2023-05-08', '2023-05-09'].map((today) => supportOn(short, today))).toEqual(['general', 'ended']);
  });

  test('should begin before it ends for every line, with security support last', () => {
    const wrong = lines.filter(
      ({ released, generalSupportEnds, securitySupportEnds }) =>
        !(released < generalSupportEnds && generalSupportEnds <= securitySupportEnds),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the neighbours of a release', () => {
  const around = (version: string) => {
    const { previous, next } = neighboursOf(releaseOf(version));
    return [previous?.version, next?.version];
  };

  test.each([
    ['inside its line', '3.11.4', ['3.11.3', '3.11.5']],
    ['at the beginning of its line', '3.11', ['3.10', '3.11.1']],
    ['at the end of its line', '3.11.8', ['3.11.7', '4.0']],
    ['after numbers of two digits', '3.9.10', ['3.9.9', '3.9.11']],
    ['where nothing is before it', '1.4', [undefined, '1.4.5']],
    ['where nothing comes after it', '4.0.2', ['4.0.1', undefined]],
  ])('should be found %s: %s', (_where, version, expected) => {
    expect(around(version)).toEqual(expected);
  });

  test('should link back from every later release of a line', () => {
    const lost = releases
      .filter(({ version, line }) => version !== line)
      .filter((release) => neighboursOf(neighboursOf(release).previous as typeof release).next !== release);
    expect(lost.map(({ version }) => version)).toEqual([]);
  });
});

test('the links below a release page should go to the previous and the next release', async () => {
  const site = await ownSite();
  const linked = (page: string) => {
    const html = /<nav class="pagination".*?<\/nav>/s.exec(site.text(`${page.slice(1)}.html`))?.[0] ?? '';
    return Array.from(html.matchAll(/href="([^"]*)"/g), ([, href]) => href);
  };
  const wrong = releases.flatMap((release) => {
    const { previous, next } = neighboursOf(release);
    const expected = [previous, next].flatMap((neighbour) => (neighbour === undefined ? [] : [pageOf(neighbour)]));
    const found = linked(pageOf(release));
    return found.join() === expected.join() ? [] : [`${release.version}: ${found} instead of ${expected}`];
  });
  expect(wrong).toEqual([]);
});

test.each([
  ['1.7', ['Version', 'Released']],
  ['4.0', ['Version', 'Released', 'Advisories', 'Fixed issues']],
])('the table of minor releases of %s should count their contents: %j', async (line, expected) => {
  const html = (await ownSite()).text(`general/releases/${line}.html`);
  const table = /<h2[^>]* id="minor-releases".*?<\/thead>/s.exec(html)?.[0] ?? '';
  expect(Array.from(table.matchAll(/<th>(.*?)<\/th>/g), ([, name]) => name)).toEqual(expected);
});

describe('the newest series that a release can be upgraded to in one step', () => {
  test.each([
    ['2.1.10', undefined],
    ['2.2', '3.0'],
    ['3.1.18', '3.6'],
    ['3.5', '3.10'],
    ['3.11.8', '4.0'],
    ['4.0.2', undefined],
  ])('should of %s be: %s', (version, expected) => {
    expect(reachOf(releaseOf(version))?.version).toBe(expected);
  });
});

describe('the issues on release pages', () => {
  const keysIn = (text: string) => new Set(Array.from(text.matchAll(/\b(?:MDL|MOBILE)-\w+/g), ([key]) => key));
  const unknown = (pages: readonly Page[], known: (page: Page) => ReadonlySet<string>) =>
    pages.flatMap((page) =>
      [...keysIn(page.text)].filter((key) => !known(page).has(key)).map((key) => `${page.path}: ${key}`),
    );

  // the page of a release line also lists what its later releases changed
  test('should be issues that a release fixes', () => {
    const fixed = new Set(releases.flatMap(({ fixedIssues }) => fixedIssues.map((number) => `MDL-${number}`)));
    const pages = pagesBelow('releases');
    expect(pages.length).toBeGreaterThan(releases.length);
    expect(unknown(pages, () => fixed)).toEqual([]);
  });

  test('should be closed by this version on pages of the app', () => {
    const closed = new Map(
      appReleases.map(({ path, fixedIssues }) => [
        basename(path),
        new Set(fixedIssues.map((number) => `MOBILE-${number}`)),
      ]),
    );
    const pages = pagesBelow('app_releases');
    expect(pages.length).toBeGreaterThan(appReleases.length);
    expect(unknown(pages, ({ name }) => closed.get(name) ?? new Set())).toEqual([]);
  });
});

interface Page {
  readonly path: string;
  /** The name of its file, without extension. */
  readonly name: string;
  readonly text: string;
}

/** The pages of a folder of the general docs. */
function pagesBelow(folder: string): Page[] {
  const root = fileURLToPath(new URL(`../../content/general/${folder}/`, import.meta.url));
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.mdx?$/.test(path))
    .map((path) => ({
      path,
      name: basename(path).replace(/\.mdx?$/, ''),
      text: readFileSync(join(root, path), 'utf8'),
    }));
}
