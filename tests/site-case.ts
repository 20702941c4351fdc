import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Diagnostic } from '../packages/core/src/index.js';
import { makeFolder } from './folder.js';
import { type DocsiteRun, runCommand, runDocsite } from './run-docsite.js';

/** The contents of `expected.json`. `README.md` in this folder describes each key. */
export interface ExpectedSite {
  /** What the case shows, as a sentence about docsite without its subject. */
  readonly behaviour: string;
  readonly command: readonly string[];
  readonly exitCode: number;
  /** The findings of `check`. Absent for other commands, and if there are none. */
  readonly diagnostics?: readonly Diagnostic[];
  /** Lines printed by commands other than `check`, with times and sizes masked. */
  readonly stdout?: readonly string[];
  /** Lines on standard error except for progress; absent for none. */
  readonly stderr?: readonly string[];
  /** Files by path relative to `dist/`; `null` for one that must not exist. */
  readonly files?: Readonly<Record<string, ExpectedFile | null>>;
}

/** Texts that an output file contains, and texts that it does not. */
export interface ExpectedFile {
  readonly contains?: readonly string[];
  readonly lacks?: readonly string[];
}

/** The result of a run, in the form of an expectation. */
export type ObservedSite = Pick<ExpectedSite, 'exitCode' | 'diagnostics' | 'stdout' | 'stderr'>;

/** A copy of a site after running docsite on it. */
export interface SiteRun {
  readonly observed: ObservedSite;
  /** Everything it printed, unmasked. */
  readonly printed: string;
  /** The copy, absolute. */
  readonly siteDir: string;
  /** Removes the copy. */
  readonly remove: () => void;
}

const sitesDir = fileURLToPath(new URL('./sites/', import.meta.url));

/** The names of the cases: the folders of `tests/sites/`. */
export function siteNames(): string[] {
  return readdirSync(sitesDir).sort();
}

/** Reads the expectation of a case. */
export function readExpected(name: string): ExpectedSite {
  return JSON.parse(readFileSync(expectedFile(name), 'utf8')) as ExpectedSite;
}

/** Replaces an expectation by the observed result, for a person to review the difference. */
export function writeExpected(name: string, { behaviour, command, files }: ExpectedSite, observed: ObservedSite): void {
  writeFileSync(expectedFile(name), `${JSON.stringify({ behaviour, command, ...observed, files }, undefined, 2)}\n`);
}

/**
 * Copies a site to a temporary folder with its name, prepares it, and runs the command of its case there: in a separate
 * process if the command is expected to end early and say why on standard error, otherwise in a reused one.
 */
export async function runSite(name: string, { command, exitCode, stderr }: ExpectedSite): Promise<SiteRun> {
  const folder = makeFolder();
  const siteDir = join(folder, name);
  mkdirSync(siteDir);
  await prepareSite(join(sitesDir, name), siteDir);
  const isCheck = command[0] === 'check' && !command.includes('--format');
  const args = isCheck ? [...command, '--format', 'json'] : command;
  const isOwnProcess = stderr !== undefined && exitCode >= endsEarly;
  const run = await (isOwnProcess ? runDocsite(args, siteDir) : runCommand({ args, cwd: siteDir }));
  const observed = observe(run, isCheck);
  return {
    observed,
    printed: run.stdout + run.stderr,
    siteDir,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function prepareSite(caseDir: string, siteDir: string): Promise<void> {
  if (existsSync(join(caseDir, 'site'))) await cp(join(caseDir, 'site'), siteDir, { recursive: true });
  const script = join(caseDir, 'prepare.mjs');
  if (!existsSync(script)) return;
  const { prepare } = (await import(pathToFileURL(script).href)) as { prepare: (siteDir: string) => void };
  prepare(siteDir);
}

function observe({ exitCode, stdout, stderr }: DocsiteRun, isCheck: boolean): ObservedSite {
  const errors = linesOf(stderr).filter((line) => !progressLine.test(line));
  const findings = isCheck && stdout !== '' ? { diagnostics: readFindings(stdout) } : {};
  return {
    exitCode: exitCode ?? Number.NaN,
    ...findings,
    ...(!isCheck && { stdout: linesOf(stdout).map(maskFigures) }),
    ...(errors.length > 0 && { stderr: errors }),
  };
}

/**
 * Reads the findings as people see them, without `cause`, which groups them and is covered by the tests of the reports.
 */
function readFindings(json: string): Diagnostic[] {
  const { findings } = JSON.parse(json) as { readonly findings: readonly Diagnostic[] };
  return findings.map(({ cause: _cause, ...finding }) => finding);
}

/** The exit code for usage or configuration errors, and the lowest one for commands that end early. */
const endsEarly = 2;

const progressLine = /^(?:Reading|Parsing|Rendering)(?: \(\d+\))?$/;

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}

/** Masks times and sizes, which differ from run to run and between versions of the theme. */
function maskFigures(line: string): string {
  return line.replace(/ in \d+\.\d+ s\b/, ' in … s').replace(/\(\d+(?:\.\d+)? [kM]B\)/, '(… kB)');
}

function expectedFile(name: string): string {
  return join(sitesDir, name, 'expected.json');
}
