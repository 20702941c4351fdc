import { describe, expect, test } from '@jest/globals';
import type { BuildDetails } from '../../src/profile/build-profile.js';
import { profileAsJson } from '../../src/profile/profile-json.js';
import { renderProfile } from '../../src/profile/render-profile.js';
import { smallBuild } from './small-build.js';

const smallDetails = smallBuild.build as BuildDetails;

/** The profile of the small build with other details, for people. */
function render(details: Partial<BuildDetails>): string {
  return renderProfile({ ...smallBuild, build: { ...smallDetails, ...details } }, { color: false });
}

describe('a profile for people', () => {
  test('should show stages, parts and the slowest items in aligned columns', () => {
    expect(renderProfile(smallBuild, { color: false }).split('\n')).toEqual([
      'Profile: 1000 ms, 1500 ms of CPU time in 2 threads, 250 MB of memory',
      '',
      'stage    ms  CPU',
      "start   200  300  ████      Node, and docsite's own code",
      'parse   300  400  ██████    1 of 12 files',
      'bundle  100    0  ██        the theme, and the modules of pages: done after 350 ms, beside other stages',
      'render  400  800  ████████  1 page',
      'others    0    0            save, place',
      '',
      'The cache',
      '  documents: 1 of 2 were taken from it',
      '    1  its text has changed  docs/a.md',
      '  pages: 2 of 7 were taken from it',
      '    4  it is new                 /1, /2, /3 and 1 more',
      '    1  its document has changed  /a',
      '',
      'Live pages, which are hydrated in the browser, by what can change there',
      '  2  src/chart.tsx:12 useState  /a, /b/c',
      '',
      'Rendering, by its parts in all threads',
      '  30.0 ms  content',
      '   5.0 ms  Markdown twins',
      '',
      'The slowest pages to render',
      '  12.0 ms  /a',
      '   3.0 ms  /b/c',
      '',
      'The slowest files to parse',
      '  120.3 ms  docs/a.md',
    ]);
  });

  test('should be the same with colours, apart from these', () => {
    const coloured = renderProfile(smallBuild, { color: true });
    expect(coloured).toContain('\u001b[1mProfile\u001b[22m');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters
    expect(coloured.replace(/\u001b\[\d+m/g, '')).toBe(renderProfile(smallBuild, { color: false }));
  });

  test('should show ten pages and files at most', () => {
    const pages = Array.from({ length: 30 }, (_, index) => [`/page-${index}`, 30 - index] as const);
    expect(render({ pages }).match(/\/page-\d+/g)).toHaveLength(10);
  });

  test('should show ten reasons why pages are live at most', () => {
    const live = Array.from({ length: 13 }, (_, index) => [`/${index}`, `src/part-${index}.tsx:1 useState`] as const);
    const text = render({ live });
    expect(text.match(/part-\d+/g)).toHaveLength(10);
    expect(text).toContain('\n  and 3 other places, which --profile-file names\n');
  });

  test('should say if there was no cache, and why no run ends early', () => {
    const { cache: _, ...details } = smallDetails;
    const withoutCache = renderProfile({ ...smallBuild, build: details }, { color: false });
    expect(withoutCache).toContain('\nThe cache was not used.\n');
    const open = "a.tsx:1 names 'Date.now'";
    expect(render({ open })).toContain(`Runs do not end early even if nothing has changed: ${open}`);
  });

  test('should say how to profile a run again if nothing has changed', () => {
    const { build: _, ...profile } = smallBuild;
    expect(renderProfile(profile, { color: false })).toContain('No file has changed since the last run');
    expect(renderProfile({ ...profile, command: 'check' }, { color: false })).toMatch(
      /docsite check --no-cache --profile$/,
    );
  });
});

test('a profile for programs should contain all pages and files, in milliseconds', () => {
  expect(JSON.parse(profileAsJson(smallBuild))).toEqual({
    version: 1,
    command: 'build',
    wall: 1000,
    cpu: 1500.4,
    memory: 250_400_000,
    stages: smallBuild.stages,
    build: {
      threads: 2,
      bundling: 350.2,
      cache: {
        documents: { reused: 1, misses: [{ reason: 'its text has changed', names: ['docs/a.md'] }] },
        pages: {
          reused: 2,
          misses: [
            { reason: 'it is new', names: ['/1', '/2', '/3', '/4'] },
            { reason: 'its document has changed', names: ['/a'] },
          ],
        },
      },
      live: [{ reason: 'src/chart.tsx:12 useState', names: ['/a', '/b/c'] }],
      rendering: { content: 30, twin: 5 },
      pages: [
        { route: '/a', wall: 12.04 },
        { route: '/b/c', wall: 3 },
      ],
      files: [{ path: 'docs/a.md', wall: 120.25 }],
    },
  });
});

test('a profile should say why the result of the last run was not reused, and why the next run will not end early', () => {
  const reasons = { change: "'docs/a.md' has changed", open: "a.tsx:1 names 'Date.now'" };
  const profile = { ...smallBuild, build: { ...smallDetails, ...reasons } };
  expect(JSON.parse(profileAsJson(profile)).build).toMatchObject(reasons);
  expect(render(reasons)).toContain("\n  Since the last run 'docs/a.md' has changed\n");
});
