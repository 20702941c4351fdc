import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { CodePlace } from '@docsite/core';
import type { Metafile, OutputFile } from 'esbuild';
import { blockName } from '../live/code-blocks.js';
import type { LivePage } from '../live/live-pages.js';
import { type Alive, type Bundled, judgeEntry } from '../liveness/find-alive.js';
import { inertPackages, silentPackages } from '../liveness/inert-names.js';
import { type CodeFile, readCode } from '../liveness/read-code.js';
import type { BundleContext } from './bundle-options.js';
import { withOwnNames } from './drawing-clock.js';
import { findReact, resolveReact } from './react-folders.js';
import { skipModules, withUnread } from './skip-packages.js';
import { modulesOf } from './theme-layers.js';

/** What esbuild made of the modules that draw pages on the server. */
export interface ServerOutput {
  readonly metafile: Metafile;
  readonly files: readonly OutputFile[];
  /** Code that esbuild was told to begin each file with. */
  readonly banner: string;
  /** Paths of the files of pages, by source. */
  readonly pages: Readonly<Record<string, string>>;
}

/** What was found out about pages. */
export interface JudgedPages {
  /** All pages: those that are known to be inert are marked, and so are the islands of documents. */
  readonly pages: readonly LivePage[];
  /** Where each page that can change in the browser does so first, by source. */
  readonly livePlaces: Readonly<Record<string, CodePlace>>;
}

/**
 * Finds out which pages can change in the browser, and which of their blocks, from the modules as they were bundled for the server. These are the
 * ones that browsers would load, but for packages that have others for them: those count as live.
 */
export function judgePages(context: BundleContext, output: ServerOutput): JudgedPages {
  const bundled = readBundle(context, output);
  const places: [string, CodePlace][] = [];
  const pages = context.pages.map((page): LivePage => {
    if (page.isInert) return page;
    const blocks = page.module && Array.from({ length: page.module.blocks }, (_, number) => number);
    const names = blocks?.map(blockName) ?? ['default'];
    const { effect, exports } = judgeEntry(`./${basename(output.pages[page.source] as string)}`, names, bundled);
    const [alive] = effect === undefined ? exports.values() : [effect];
    if (alive === undefined) return { ...page, isInert: true };
    places.push([page.source, placeOf(alive, page, context.siteDir)]);
    return blocks === undefined ? page : { ...page, islands: blocks.filter((block) => exports.has(blockName(block))) };
  });
  return { pages, livePlaces: Object.fromEntries(places) };
}

/** The most code of packages in a file, in bytes, that is read to find out what it does. Of more, the site's own is read alone. */
const mostOfPackages = 800_000;

function readBundle({ siteDir, layers, code }: BundleContext, { metafile, files, banner }: ServerOutput): Bundled {
  const outputs = new Map(Object.entries(metafile.outputs).map(([path, built]) => [`./${basename(path)}`, built]));
  const texts = new Map(files.map((file) => [`./${basename(file.path)}`, file]));
  const react = reactModules(siteDir);
  const isReact = (from: string): boolean => react.has(from);
  const [before, known] = [code.files, new Map<string, CodeFile>()];
  code.files = known;
  const read = (name: string, { inputs }: Metafile['outputs'][string]): CodeFile => {
    const text = withOwnNames((texts.get(name) as OutputFile).text.replace(banner, ''));
    const modules = new Set(Object.keys(inputs));
    if (bytesOfPackages(inputs) <= mostOfPackages) return readCode(text, { modules, isReact });
    const nameOf = (module: string): string => packageOf(module)?.name ?? module;
    const { code, skipped } = skipModules(text, modules, (module) => packagePath.test(module));
    try {
      return withUnread(readCode(code, { modules, isReact }), skipped, nameOf);
    } catch {
      // without the rest it is no code: none of it is known
      return withUnread(readCode('', { modules, isReact }), [...modules], nameOf);
    }
  };
  const file = (name: string): CodeFile | undefined => {
    const built = outputs.get(name);
    const found = known.get(name);
    if (built === undefined || found !== undefined) return found;
    const made = before.get(name) ?? read(name, built);
    known.set(name, made);
    return made;
  };
  const head = join(layers.at(-1)?.folder ?? '', 'content/head.tsx');
  return {
    file,
    isReact,
    isHead: (module) => join(siteDir, module) === head,
    known: knownModules(metafile, { siteDir, layers }, head),
  };
}

/** The addresses that the server's modules import React by. */
function reactModules(siteDir: string): ReadonlySet<string> {
  const folders = findReact(siteDir);
  const names = ['react', 'react/jsx-runtime', 'react-dom'];
  return new Set(names.map((name) => pathToFileURL(resolveReact(name, folders)).href));
}

function bytesOfPackages(inputs: Metafile['outputs'][string]['inputs']): number {
  const ofPackages = Object.entries(inputs).filter(([path]) => packagePath.test(path));
  return ofPackages.reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0);
}

function knownModules(
  { inputs }: Metafile,
  { siteDir, layers }: Pick<BundleContext, 'siteDir' | 'layers'>,
  head: string,
): Bundled['known'] {
  const [router, labels] = ['router', 'labels'].map((name) =>
    fileURLToPath(new URL(`../template/${name}`, import.meta.url)),
  );
  const elsewhere = replacedInBrowsers(layers);
  const ofModules = new Map<string, ReturnType<Bundled['known']>>();
  const silent = new Map<string, boolean>();
  const isSilent = ({ folder, name }: PackageFolder): boolean => {
    const known = silent.get(folder) ?? (silentPackages.has(name) || runsNothing(join(siteDir, folder)));
    silent.set(folder, known);
    return known;
  };
  const judge = (module: string): ReturnType<Bundled['known']> => {
    const path = join(siteDir, module);
    // labels are formatted in the language of the site, the same everywhere
    if (path === head || path.startsWith(`${labels}.`)) return 'inert';
    if (elsewhere.some((name) => path.replace(/\.[jt]sx?$/, '').endsWith(`/${name}`))) return { code: module };
    const found = packageOf(module);
    if (found !== undefined) return inertPackages.has(found.name) ? 'inert' : forBrowsers(join(siteDir, found.folder));
    return inputs[module] !== undefined && !module.includes(':') && isForClients(path)
      ? { code: 'use client' }
      : undefined;
  };
  return (module, name) => {
    // the functions that esbuild joins modules with stand before the first of them
    if (module === '') return name === '__require' ? { code: 'require' } : 'inert';
    if (name?.startsWith('useRouter') && join(siteDir, module).startsWith(`${router}.`))
      return { code: 'useRouter', isNamedByUse: true };
    const ofPackage = name === undefined ? packageOf(module) : undefined;
    if (ofPackage !== undefined && isSilent(ofPackage)) return 'inert';
    if (!ofModules.has(module)) ofModules.set(module, judge(module));
    return ofModules.get(module);
  };
}

/** Names of theme files that browsers get from a layer which the server does without. */
function replacedInBrowsers(layers: BundleContext['layers']): string[] {
  const hidden = layers.filter(({ platforms }) => platforms !== undefined && !platforms.includes('server'));
  return hidden.flatMap((layer) => [...modulesOf(layer).keys()].filter((name) => !/\.[jt]sx?$/.test(name)));
}

const packagePath = /^(.*\bnode_modules\/((?:@[^/]+\/)?[^/]+))\//;

interface PackageFolder {
  readonly folder: string;
  readonly name: string;
}

function packageOf(module: string): PackageFolder | undefined {
  const [, folder, name] = packagePath.exec(module) ?? [];
  return folder === undefined || name === undefined ? undefined : { folder, name };
}

/** Whether a package says that loading its modules does nothing, so that bundlers leave out those which nothing uses. */
function runsNothing(folder: string): boolean {
  return /"sideEffects":\s*false/.test(readText(join(folder, 'package.json')));
}

/** A package may give browsers other modules than the server. */
function forBrowsers(folder: string): { readonly code: string } | undefined {
  const text = readText(join(folder, 'package.json'));
  return text.includes('"browser"') ? { code: 'browser' } : undefined;
}

function isForClients(file: string): boolean {
  return /^(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*(['"])use client\1/.test(readText(file));
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** The place in the source: esbuild keeps no lines, so it is the first one that names it, imports aside. */
function placeOf({ module, code }: Alive, page: LivePage, siteDir: string): CodePlace {
  const file = module === '' || module === '?' ? page.source : module.replace(/^docsite-page:/, '');
  const lines = readText(join(siteDir, file)).split('\n');
  const word = new RegExp(
    `${/^\w/.test(code) ? '(?<![\\w$])' : ''}${code.replace(/[^\w\s]/g, '\\$&')}${/\w$/.test(code) ? '(?![\\w$])' : ''}`,
  );
  const named = lines.flatMap((line, index) => (word.test(line) ? [index] : []));
  const index = named.find((at) => !/^\s*(?:import\b|\/\/|\*)/.test(lines[at] as string)) ?? named[0];
  return { file, code: code.replace(/\($/, '()').replace(/^</, ''), ...(index !== undefined && { line: index + 1 }) };
}
