import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import { pathFromHere } from '../report/outcome/path-from-here.js';
import type { WrittenStart } from './write-start.js';

const managers = ['npm', 'pnpm', 'yarn', 'bun'] as const;

/** The commands of each package manager. */
const commands: Readonly<Record<(typeof managers)[number], { add: string; run: string; exec: string }>> = {
  npm: { add: 'npm install -D docsite', run: 'npm', exec: 'npx' },
  pnpm: { add: 'pnpm add -D docsite', run: 'pnpm', exec: 'pnpm exec' },
  yarn: { add: 'yarn add -D docsite', run: 'yarn', exec: 'yarn' },
  bun: { add: 'bun add -d docsite', run: 'bun run', exec: 'bunx' },
};

interface Start extends WrittenStart {
  /** Further notes about these files, one line each. */
  readonly notes?: readonly string[];
}

/**
 * Says what was written and what to do next.
 *
 * @param agent The user agent of the package manager that runs docsite, such as `pnpm/9.0.0 node/v20.19.0`.
 */
export function explainStart(siteDir: string, { written, kept, notes = [] }: Start, agent = ''): string {
  const manager = managers.find((name) => agent.startsWith(`${name}/`)) ?? 'npm';
  const { add, run, exec } = commands[manager];
  const folder = pathFromHere(siteDir);
  const hasScripts = written.includes('package.json');
  const steps = [
    ...(folder === '.' ? [] : [`cd ${shellPath(folder)}`]),
    ...(hasScripts ? [`${manager} install`, `${run} start`] : []),
    ...(hasScripts || isInstalled(siteDir) ? [] : [add]),
    ...(hasScripts ? [] : [`${exec} docsite serve --watch --open`]),
  ];
  return [
    ...written.map((path) => `  wrote  ${path}`),
    ...kept.map((path) => `  kept   ${path}`),
    ...(notes.length === 0 ? [] : ['', ...notes]),
    '',
    'Next:',
    ...steps.map((step) => `  ${step}`),
    '',
  ].join('\n');
}

/** A path as the shells of this system read it. */
export function shellPath(path: string): string {
  const named = path.startsWith('-') ? `.${sep}${path}` : path;
  if (sep === '\\') return /[^\w./\\-]/.test(named) ? `"${named}"` : named;
  if (/^[\w./-]+$/.test(named)) return named;
  // in double quotes, shells expand $HOME, `date` and !!
  return /["$!\\`]/.test(named) ? `'${named.replaceAll("'", `'\\''`)}'` : `"${named}"`;
}

function isInstalled(siteDir: string): boolean {
  try {
    createRequire(join(siteDir, 'index.js')).resolve('docsite/package.json');
    return true;
  } catch {
    return false;
  }
}
