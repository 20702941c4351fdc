import { execFile } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeFolder } from './folder.js';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The result of a command. */
export interface Ended {
  readonly exitCode: number;
  /** Standard output followed by standard error. */
  readonly said: string;
}

/** Assembles both packages as they are published, and returns the paths of their tarballs. */
export async function packPackages(): Promise<readonly string[]> {
  const folder = makeFolder();
  for (const script of ['assemble.mjs', 'assemble-create.mjs'])
    await succeed(process.execPath, [join(root, 'packages/cli/publish', script)], root);
  const sources = ['cli', 'create-docsite'].map((name) => join(root, 'packages', name, 'package'));
  await succeed('npm', ['pack', ...sources, '--pack-destination', folder], folder);
  return sources.map((source) => {
    const { name, version } = readJson(join(source, 'package.json')) as { name: string; version: string };
    return join(folder, `${name}-${version}.tgz`);
  });
}

/** Creates a project with these files, and installs packages: names with versions, or tarballs. */
export async function makeProject(
  files: Readonly<Record<string, string>>,
  packages: readonly string[],
): Promise<string> {
  const folder = makeFolder({ 'package.json': '{ "name": "project", "private": true }', ...files });
  await install(folder, packages);
  return folder;
}

/**
 * Copies what is installed in a project to a new one with these files, and installs further packages there, which is a
 * quarter of the work of installing all of them.
 */
export async function extendProject(
  project: string,
  files: Readonly<Record<string, string>>,
  packages: readonly string[],
): Promise<string> {
  const folder = makeFolder(files);
  for (const name of ['package.json', 'package-lock.json', 'node_modules'])
    cpSync(join(project, name), join(folder, name), { recursive: true, verbatimSymlinks: true });
  await install(folder, packages);
  return folder;
}

async function install(folder: string, packages: readonly string[]): Promise<void> {
  const quick = ['--prefer-offline', '--no-audit', '--no-fund', '--no-progress'];
  await succeed('npm', ['install', ...quick, ...packages], folder);
}

/** Runs a command installed in a project. */
export function runBin(
  folder: string,
  name: string,
  args: readonly string[],
  variables: NodeJS.ProcessEnv = {},
): Promise<Ended> {
  return run(join(folder, 'node_modules/.bin', name), args, folder, variables);
}

/** Type-checks a project with its `tsconfig.json`, including declarations of packages; returns the output. */
export async function checkTypes(folder: string): Promise<string> {
  const compiler = join(root, 'node_modules/typescript/lib/tsc.js');
  return (await run(process.execPath, [compiler, '-p', folder, '--skipLibCheck', 'false', '--pretty', 'false'], folder))
    .said;
}

/** The number of packages installed in a project, and the total size of their files; esbuild links its binary twice. */
export function weighPackages(folder: string): { packages: number; bytes: number } {
  const { packages } = readJson(join(folder, 'node_modules/.package-lock.json')) as { packages: object };
  const entries = readdirSync(join(folder, 'node_modules'), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)))
    .map(({ ino, size }) => [ino, size] as const);
  const bytes = [...new Map(files).values()].reduce((sum, size) => sum + size, 0);
  return { packages: Object.keys(packages).length, bytes };
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

async function succeed(command: string, args: readonly string[], cwd: string): Promise<void> {
  const { exitCode, said } = await run(command, args, cwd);
  if (exitCode !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${exitCode}:\n${said}`);
}

/** Runs a command like a user would: without Jest's environment variables. */
function run(command: string, args: readonly string[], cwd: string, variables: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const { NODE_ENV: _mode, NODE_OPTIONS: _options, FORCE_COLOR: _color, ...env } = process.env;
  return new Promise((resolve) => {
    execFile(command, args, { cwd, env: { ...env, NO_COLOR: '1', ...variables } }, (error, stdout, stderr) => {
      resolve({ exitCode: error === null ? 0 : Number(error.code ?? 1), said: `${stdout}${stderr}` });
    });
  });
}
