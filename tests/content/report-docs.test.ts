import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
import { parse } from 'yaml';
import config from '../../docsite.config.js';
import { reportFormats } from '../../packages/cli/src/report/formats/report-format.js';
import { documentation } from '../../packages/cli/src/report/formats/rule-page.js';
import { problemsOfJson } from '../../packages/cli/test/report/report-problems.js';
import { makeFolder } from '../folder.js';
import { runDocsite } from '../run-docsite.js';
import { readFences } from './fences.js';

jest.setTimeout(300_000);

const root = new URL('../../', import.meta.url);
const fencesOf = (page: string, language: string) =>
  readFences().filter((fence) => fence.place.startsWith(`content/docsite/${page}`) && fence.language === language);

describe('the page on reports', () => {
  test('should have a section for each format', () => {
    const page = readFileSync(new URL('content/docsite/reports.md', root), 'utf8');
    expect(Array.from(page.matchAll(/^## `(\w+)`$/gm), ([, name]) => name)).toEqual(reportFormats);
  });

  test('should show a JSON report that matches the published schema', () => {
    const [example] = fencesOf('reports.md', 'json');
    expect(problemsOfJson(example?.code ?? '')).toEqual([]);
  });

  test('should be at the address that reports link to', () => {
    expect(documentation).toBe(`${config.url}/docsite`);
  });
});

interface Step {
  readonly run?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Pipeline {
  readonly jobs?: Readonly<Record<string, { readonly steps: readonly Step[] }>>;
  readonly check?: { readonly script: readonly string[]; readonly artifacts: { readonly reports: { junit: string } } };
}

describe('the page on continuous integration', () => {
  const pipelines = fencesOf('ci.md', 'yaml').map(({ place, code }) => ({ place, pipeline: parse(code) as Pipeline }));
  const commands = pipelines.map(({ place, pipeline: { jobs = {}, check } }) => {
    const steps = Object.values(jobs).flatMap((job) => job.steps);
    const lines = [...steps.flatMap(({ run }) => run ?? []), ...(check?.script ?? [])];
    const handedOver = steps.find(({ uses }) => uses?.includes('/upload-sarif@'))?.with?.sarif_file;
    return { place, lines, file: (handedOver ?? check?.artifacts.reports.junit) as string | undefined };
  });

  test('should show three pipelines, each of which installs and checks', () => {
    expect(commands.map(({ lines }) => lines.map((line) => line.split(' ').slice(0, 3).join(' ')))).toEqual(
      Array(3).fill(['npm ci', 'npx docsite check']),
    );
  });

  test.each(commands)('should show a check at $place that fails on an error and leaves its report', async (shown) => {
    const siteDir = makeFolder();
    writeFileSync(join(siteDir, 'index.md'), '# Home\n\n[away](/away)\n');
    execFileSync('git', ['init', '--quiet'], { cwd: siteDir });
    const args = shown.lines.at(-1)?.split(' ').slice(2) ?? [];
    const { exitCode, stdout, stderr } = await runDocsite(args, siteDir);
    expect([exitCode, stderr]).toEqual([1, '']);
    expect(stdout).toContain("index.md:3:1  error  broken link '/away'");
    if (shown.file === undefined) return;
    expect(existsSync(join(siteDir, shown.file))).toBe(true);
    expect(readFileSync(join(siteDir, shown.file), 'utf8')).toContain('broken-link');
  });
});

/** The first version of each action that runs in Node 24; GitHub warns about those that run in Node 20. */
const oldestActions: Readonly<Record<string, number>> = {
  'actions/cache': 5,
  'actions/checkout': 5,
  'actions/deploy-pages': 5,
  'actions/download-artifact': 7,
  'actions/setup-node': 5,
  'actions/upload-artifact': 6,
  'actions/upload-pages-artifact': 5,
  'github/codeql-action/upload-sarif': 4,
};

test('workflows should use actions in versions that GitHub supports', () => {
  const uses = readFences()
    .filter(({ place, language }) => place.startsWith('content/docsite/') && language === 'yaml')
    .flatMap(({ place, code }) => Array.from(code.matchAll(/uses: (\S+)@v(\d+)/g), (match) => ({ place, match })));
  const old = uses.filter(
    ({ match: [, name = '', version] }) => !(Number(version) >= (oldestActions[name] ?? Infinity)),
  );
  expect(old.map(({ place, match: [use] }) => `${place}: ${use}`)).toEqual([]);
  expect(new Set(uses.map(({ match: [, name] }) => name)).size).toBe(Object.keys(oldestActions).length);
});
