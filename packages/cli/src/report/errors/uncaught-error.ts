import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../../own-package/package-folder.js';
import { exitCode } from '../outcome/exit-code.js';
import { StoppedError } from './stopped-error.js';

/** Modules of the site's code are loaded from temporary folders and from that of the new site. */
const moduleOfSite = /docsite-module-new-|[/\\]\.server[/\\]/;

/** The package of a line of a stack, the innermost one: `esbuild` in `/a/node_modules/esbuild/lib/main.js`. */
const packageOfFrame = /.*[/\\]node_modules[/\\]((?:@[^/\\]+[/\\])?[^/\\]+)/;

/**
 * Explains an uncaught error that code of the site or a package of it threw, such as a plugin that does not wait for
 * what it starts; undefined for any other error.
 */
export function explainUncaughtError(error: unknown): StoppedError | undefined {
  if (!(error instanceof Error)) return undefined;
  const { message, stack = '' } = error;
  const name = packageOfSite(stack);
  if (name === undefined && !moduleOfSite.test(stack)) return undefined;
  if (process.env.DOCSITE_DEBUG !== undefined) process.stderr.write(`${stack}\n`);
  return new StoppedError(
    `${name === undefined ? "the site's code" : `the package '${name}'`} threw an uncaught error: ${message}`,
    'look for a timer, an event or a promise in a configuration, a plugin or a page; DOCSITE_DEBUG=1 shows where it happened',
    exitCode.usage,
  );
}

/** The package that threw an error, if docsite does not call it itself. */
function packageOfSite(stack: string): string | undefined {
  const own = ownPackages();
  return stack
    .split('\n')
    .map((frame) => packageOfFrame.exec(frame)?.[1]?.replace('\\', '/'))
    .find((name) => name !== undefined && !own.has(name));
}

/** The packages whose code docsite calls itself. */
function ownPackages(): ReadonlySet<string> {
  const manifest = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as Manifest;
  const { name, dependencies, devDependencies, peerDependencies } = manifest;
  return new Set([name, ...Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies })]);
}

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}
