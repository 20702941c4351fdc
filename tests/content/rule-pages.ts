import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { reporters } from '../../packages/cli/src/report/reporters.js';
import { createLineReader } from '../../packages/cli/src/report/source-lines.js';
import type { Diagnostic } from '../../packages/core/src/index.js';
import type { CommandRequest } from '../commands/command-pool.mjs';
import { makeFolder, writeFiles } from '../folder.js';
import { runCommand } from '../run-docsite.js';
import { type Fence, readFences } from './fences.js';

const folder = 'content/docsite/rules';
const root = fileURLToPath(new URL('../../', import.meta.url));

/** The page about a rule. */
export interface RulePage {
  readonly name: string;
  /** Path of the page. */
  readonly path: string;
  readonly text: string;
  /** Files of a site that violates the rule, by path; empty if the example is not such a site. */
  readonly example: Readonly<Record<string, string>>;
  /** The files that change when it is fixed. */
  readonly fix: Readonly<Record<string, string>>;
  /** docsite's output for the example, as shown on the page. */
  readonly printed?: string;
}

/** The pages of all rules, by name. */
export function readRulePages(): RulePage[] {
  const names = readdirSync(join(root, folder)).filter((name) => name !== 'index.md');
  const fences = readFences();
  return names.map((file) => {
    const path = `${folder}/${file}`;
    const text = readFileSync(join(root, path), 'utf8');
    const own = fences.filter(({ place }) => place.startsWith(`${path}:`));
    const remedy = text.slice(0, text.indexOf('\n## How to fix it')).split('\n').length;
    const isRemedy = ({ place }: Fence) => Number(place.split(':')[1]) > remedy;
    const printed = own.find(({ language, meta }) => language === 'text' && meta === 'title="docsite check"');
    return {
      name: file.replace(/\.md$/, ''),
      path,
      text,
      example: filesOf(own.filter((fence) => !isRemedy(fence))),
      fix: filesOf(own.filter(isRemedy)),
      ...(printed !== undefined && { printed: printed.code }),
    };
  });
}

function filesOf(fences: readonly Fence[]): Record<string, string> {
  const files = fences.flatMap(({ meta, code }): [string, string][] => {
    const title = /title="([^" ]+)"/.exec(meta)?.[1];
    return title === undefined ? [] : [[title, code]];
  });
  return Object.fromEntries(files);
}

/** docsite's output for a site with these files, limited to one rule, without counts. */
export function printFindings(files: Readonly<Record<string, string>>, rule: string): Promise<string> {
  if (!Object.keys(files).every(isDocument)) return printFindingsIn({ cwd: makeFolder() }, files, rule);
  plainSite ??= makePlainSite();
  const printed = Promise.all([plainSite, lastOfPlainSite]).then(([site]) => printFindingsIn(site, files, rule));
  lastOfPlainSite = printed.catch(() => {});
  return printed;
}

/** Where and with which environment a site is checked. */
type Place = Pick<CommandRequest, 'cwd' | 'env'>;

/**
 * Sites that consist only of documents have the same theme. They are checked in one folder, one after the other, with a
 * cache, because bundling the theme takes most of the time of checking a page.
 */
let plainSite: Promise<Place> | undefined;
let lastOfPlainSite: Promise<unknown> | undefined;

/** Creates the cache of the folder for sites of documents. */
async function makePlainSite(): Promise<Place> {
  const folder = makeFolder();
  const site = { cwd: join(folder, 'site'), env: { DOCSITE_CACHE: join(folder, 'cache') } };
  writeFiles(site.cwd, { 'index.md': '# Home\n' });
  // results based on files that have just been changed are not stored
  await pause(1_000);
  await check(site);
  return site;
}

function isDocument(path: string): boolean {
  return /\.mdx?$/.test(path);
}

async function printFindingsIn(site: Place, files: Readonly<Record<string, string>>, rule: string): Promise<string> {
  rmSync(site.cwd, { recursive: true });
  writeFiles(site.cwd, files);
  const found = (await check(site)).filter((item) => item.rule === rule);
  const printed = reporters.pretty(found, { siteDir: '.', color: false, lineAt: createLineReader(site.cwd) });
  return found.length === 0 ? '' : `${printed.split('\n').slice(0, -3).join('\n')}\n`;
}

async function check(site: Place): Promise<readonly Diagnostic[]> {
  const { stdout, stderr } = await runCommand({ args: ['check', '--format', 'json'], ...site });
  if (stdout === '') throw new Error(stderr);
  return (JSON.parse(stdout) as { readonly findings: readonly Diagnostic[] }).findings;
}
