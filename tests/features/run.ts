import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildOwnSite } from '../commands/own-site.mjs';
import { makeFolder } from '../folder.js';
import { runCommand, runDocsite } from '../run-docsite.js';
import { BuiltSite } from './built-site.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const command = fileURLToPath(new URL('../../bin/docsite', import.meta.url));
const sites = fileURLToPath(new URL('./sites/', import.meta.url));
/** Copies a site of `sites/` to a temporary folder, which is removed when the test file ends. */
export function copySite(name: string): string {
  const folder = join(makeFolder(), name);
  cpSync(join(sites, name), folder, { recursive: true });
  return folder;
}

/** Changes keys of a site's `docsite.config.json`. */
export function changeConfig(siteDir: string, keys: Readonly<Record<string, unknown>>): void {
  const path = join(siteDir, 'docsite.config.json');
  const config = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  writeFileSync(path, JSON.stringify({ ...config, ...keys }));
}

/** Builds the site in a folder; in a separate process if the environment is to be different. */
export async function build(
  siteDir: string,
  args: readonly string[] = [],
  env?: NodeJS.ProcessEnv,
): Promise<BuiltSite> {
  const outDir = args.includes('--out-dir') ? (args[args.indexOf('--out-dir') + 1] as string) : join(siteDir, 'dist');
  const words = ['build', siteDir, ...args];
  const run = env === undefined ? runCommand({ args: words, cwd: siteDir }) : runDocsite(words, siteDir, env);
  const { exitCode, stdout, stderr } = await run;
  return new BuiltSite(siteDir, outDir, exitCode, stdout, stderr);
}

/** Copies a site of `sites/` and builds it, without findings: once for all test files, which only read it. */
export async function buildSite(name: string): Promise<BuiltSite> {
  const siteDir = join(process.env.DOCSITE_TEST_SHARED as string, 'sites', name);
  const request = { args: ['build', siteDir], cwd: siteDir, copyOf: join(sites, name), isShared: true };
  const run = await runCommand(request);
  return clean(new BuiltSite(siteDir, join(siteDir, 'dist'), run.exitCode, run.stdout, run.stderr));
}

/** The repository's own site, built once for all test files, which only read it. */
export async function ownSite(): Promise<BuiltSite> {
  return new BuiltSite(root, await buildOwnSite(runCommand), 0, '', '');
}

/** Builds the site in a folder; any finding is an error of the test. */
export async function buildClean(
  siteDir: string,
  args: readonly string[] = [],
  env?: NodeJS.ProcessEnv,
): Promise<BuiltSite> {
  return clean(await build(siteDir, args, env));
}

function clean(site: BuiltSite): BuiltSite {
  if (site.exitCode !== 0 || !/^Built [^;\n]+\n$/.test(site.stdout))
    throw new Error(`the build is not clean (${site.exitCode}):\n${site.stdout}${site.stderr}`);
  return site;
}

/**
 * Starts a build and kills all its processes at once after a number of milliseconds. Returns whether it was still
 * running, once the last process has ended: until then one of them holds the pipe.
 */
export async function killBuild(siteDir: string, args: readonly string[], milliseconds: number): Promise<boolean> {
  const child = spawn(process.execPath, [command, 'build', siteDir, ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  child.stdout.resume();
  const timer = setTimeout(() => process.kill(-(child.pid as number), 'SIGKILL'), milliseconds);
  child.once('exit', () => clearTimeout(timer));
  const [, signal] = await once(child, 'close');
  return signal === 'SIGKILL';
}
