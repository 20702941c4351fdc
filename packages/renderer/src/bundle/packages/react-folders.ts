import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, posix } from 'node:path';

/** The only React that a site is rendered with, on the server and in browsers: absolute folders. */
export interface ReactFolders {
  readonly react: string;
  readonly 'react-dom': string;
}

/** The minimum major version of React for templates. */
const leastMajor = 19;
const own = createRequire(import.meta.url);

/**
 * Finds React for a site: the site's own if templates work with it, or else the one docsite was installed with. The
 * version of React DOM decides, because it only works with the same version of React.
 */
export function findReact(siteDir: string): ReactFolders {
  return (
    reactSeenFrom(createRequire(join(siteDir, 'index.js'))) ??
    reactSeenFrom(own) ?? { react: folderOf('react', own), 'react-dom': folderOf('react-dom', own) }
  );
}

/** Whether a site has installed a React that is too old for templates (`theme/older-react.ts`). */
export function hasOlderReact(siteDir: string): boolean {
  try {
    return majorOf(versionIn(folderOf('react', createRequire(join(siteDir, 'index.js'))))) < leastMajor;
  } catch {
    return false;
  }
}

/** The file of a React module, such as `react/jsx-runtime`, as Node would resolve it. */
export function resolveReact(name: string, folders: ReactFolders): string {
  return createRequire(join(folders['react-dom'], 'package.json')).resolve(name);
}

/** The files of React DOM that browsers get in place of those for Node, absolute, by their import specifiers. */
export function browserModules({ 'react-dom': folder }: ReactFolders): Record<string, string> {
  const { exports = {} } = packageIn(folder);
  return Object.fromEntries(
    Object.entries(exports).flatMap(([path, targets]) =>
      typeof targets === 'object' && typeof targets?.browser === 'string'
        ? [[posix.join('react-dom', path), join(folder, targets.browser)]]
        : [],
    ),
  );
}

function reactSeenFrom(require: NodeJS.Require): ReactFolders | undefined {
  try {
    const dom = folderOf('react-dom', require);
    const react = folderOf('react', createRequire(join(dom, 'package.json')));
    const version = versionIn(dom);
    const fits = majorOf(version) >= leastMajor && versionIn(react) === version;
    return fits ? { react, 'react-dom': dom } : undefined;
  } catch {
    return undefined;
  }
}

function majorOf(version: string): number {
  return Number.parseInt(version, 10);
}

function folderOf(name: string, require: NodeJS.Require): string {
  return dirname(require.resolve(`${name}/package.json`));
}

/** The version of the package in a folder. */
export function versionIn(folder: string): string {
  return packageIn(folder).version;
}

interface ReactPackage {
  readonly version: string;
  readonly exports?: Readonly<Record<string, string | { readonly browser?: unknown } | null>>;
}

function packageIn(folder: string): ReactPackage {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as ReactPackage;
}
