import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getOrInsert, oncePerKey } from '@docsite/core';
import type { Metafile } from 'esbuild';
import type { Bundled } from '../../liveness/bundled.js';
import { inertPackages, silentPackages } from '../../liveness/inert-names.js';
import type { BundleContext } from '../bundle-options.js';
import { findReact, resolveReact } from '../packages/react-folders.js';
import { type PackageFolder, packageOf } from '../packages/site-packages.js';
import { templateModule } from '../template-modules.js';
import { modulesOf } from '../theme/layer-modules.js';
import { olderModules } from '../theme/older-react.js';
import { defaultTheme } from '../theme/theme-layers.js';
import { readText } from './read-text.js';

/**
 * Whether a server module's import is one of React. Analysed files keep the function, so it refers to nothing of the
 * bundle.
 */
export function reactImports(siteDir: string): (from: string) => boolean {
  const folders = findReact(siteDir);
  const files = ['react', 'react/jsx-runtime', 'react-dom'].map((name) => resolveReact(name, folders));
  const urls = new Set([...files, ...Object.values(olderModules)].map((file) => pathToFileURL(file).href));
  return (from) => urls.has(from);
}

type Known = ReturnType<Bundled['known']>;

/** What is known about modules without reading their code: packages, the theme, and modules marked for browsers. */
export function knownModules(
  { inputs }: Metafile,
  { siteDir, layers }: Pick<BundleContext, 'siteDir' | 'layers'>,
  head: string,
): Bundled['known'] {
  const labels = templateModule('template/labels');
  const elsewhere = replacedInBrowsers(layers);
  const knownPackage = packageReader(siteDir);
  const knownHook = hookReader(layers);
  const ofModule = oncePerKey((module: string): Known => {
    const path = join(siteDir, module);
    // labels are formatted in the site's language, the same everywhere
    if (path === head || path.startsWith(`${labels}.`)) return 'inert';
    if (elsewhere.some((name) => path.replace(/\.[jt]sx?$/, '').endsWith(`/${name}`))) return { code: module };
    const found = packageOf(module);
    if (found !== undefined) return knownPackage(found).code;
    return inputs[module] !== undefined && !module.includes(':') && isForClients(path)
      ? { code: 'use client' }
      : undefined;
  });
  return (module, name) => {
    // esbuild's helper functions precede the first module
    if (module === '') return name === '__require' ? { code: 'require' } : 'inert';
    const hook = name === undefined ? undefined : knownHook(join(siteDir, module), name);
    if (hook !== undefined) return hook;
    const ofPackage = name === undefined ? packageOf(module) : undefined;
    if (ofPackage !== undefined && knownPackage(ofPackage).isSilent) return 'inert';
    return ofModule(module);
  };
}

/** Names of theme files that browsers get from a layer which does not exist on the server. */
function replacedInBrowsers(layers: BundleContext['layers']): string[] {
  const hidden = layers.filter(({ platforms }) => platforms !== undefined && !platforms.includes('server'));
  return hidden.flatMap((layer) => [...modulesOf(layer).keys()].filter((name) => !/\.[jt]sx?$/.test(name)));
}

/** What is known about the hooks of the theme that make what uses them live. */
function hookReader(layers: BundleContext['layers']): (path: string, name: string) => Known {
  const router = templateModule('template/router');
  const address = join(defaultTheme(layers).folder, 'content/address-end.ts');
  return (path, name) => {
    if (name.startsWith('useRouter') && path.startsWith(`${router}.`)) return { code: 'useRouter', isNamedByUse: true };
    if (name.startsWith('useAddressEnd') && path === address) return { code: 'useAddressEnd', half: 'location' };
    return undefined;
  };
}

/** Reads each package of a site once. */
function packageReader(siteDir: string): (found: PackageFolder) => KnownPackage {
  const packages = new Map<string, KnownPackage>();
  return ({ folder, name }) => getOrInsert(packages, folder, () => readPackage(join(siteDir, folder), name));
}

/** What is known about a package from its name and its `package.json`. */
interface KnownPackage {
  /** Whether loading its modules only prepares values. */
  readonly isSilent: boolean;
  /** What is known about its code. */
  readonly code: Known;
}

function readPackage(folder: string, name: string): KnownPackage {
  const text = readText(join(folder, 'package.json'));
  // such packages declare that bundlers can leave out unused modules
  const isSilent = silentPackages.has(name) || /"sideEffects":\s*false/.test(text);
  if (inertPackages.has(name)) return { isSilent, code: 'inert' };
  // it may provide other modules to browsers than to the server
  return { isSilent, code: text.includes('"browser"') ? { code: 'browser' } : undefined };
}

function isForClients(file: string): boolean {
  return /^(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*(['"])use client\1/.test(readText(file));
}
