import { basename, join } from 'node:path';
import { type CodePlace, getOrInsert } from '@docsite/core';
import type { Metafile, OutputFile } from 'esbuild';
import { blockName } from '../../live/code-blocks.js';
import { type LivePage, pageModule, sourceOfModule } from '../../live/live-pages.js';
import type { Alive, Bundled } from '../../liveness/bundled.js';
import { type Judgement, judgeEntry } from '../../liveness/judge-entry.js';
import type { CodeFile } from '../../liveness/read-code.js';
import type { BundleContext } from '../bundle-options.js';
import { packageOf } from '../packages/site-packages.js';
import { defaultTheme } from '../theme/theme-layers.js';
import { knownModules, reactImports } from './known-modules.js';
import { readBundledCode } from './read-bundled-code.js';
import { readLines } from './read-text.js';
import { withOwnNames } from './render-clock.js';

/** esbuild's output for the modules that render pages on the server. */
export interface ServerOutput {
  readonly metafile: Metafile;
  readonly files: readonly OutputFile[];
  /** The banner that each file begins with. */
  readonly banner: string;
  /** Paths of the files of pages, by source. */
  readonly pages: Readonly<Record<string, string>>;
}

/** The result of judging pages. */
export interface JudgedPages {
  /** All pages; inert ones are marked, and so are the islands of documents. */
  readonly pages: readonly LivePage[];
  /** The first place where each page can change in the browser, by source. */
  readonly livePlaces: Readonly<Record<string, CodePlace>>;
}

/**
 * Determines which pages, and which of their blocks, can change in the browser, from the modules bundled for the
 * server. Browsers would load the same modules, except for packages with separate browser versions, which count as
 * live.
 */
export function judgePages(context: BundleContext, output: ServerOutput): JudgedPages {
  const bundled = readBundle(context, output);
  const places: [string, CodePlace][] = [];
  const judged = new Map<string, Judgement>();
  const judge = (page: LivePage, names: readonly string[]): Judgement =>
    getOrInsert(judged, pageModule(page), () =>
      judgeEntry(`./${basename(output.pages[page.source] as string)}`, names, bundled),
    );
  const pages = context.pages.map((page): LivePage => {
    if (page.isInert) return page;
    const blocks = page.module && Array.from({ length: page.module.blocks }, (_, number) => number);
    const { effect, exports } = judge(page, blocks?.map(blockName) ?? ['default']);
    const [alive] = effect === undefined ? exports.values() : [effect];
    if (alive === undefined) return { ...page, isInert: true };
    places.push([page.source, placeOf(alive, page, context.siteDir)]);
    return blocks === undefined ? page : { ...page, islands: blocks.filter((block) => exports.has(blockName(block))) };
  });
  return { pages, livePlaces: Object.fromEntries(places) };
}

/** Whether a module belongs to the site, by its path relative to the site folder. */
function isOfSite(module: string): boolean {
  return !module.startsWith('../') && packageOf(module) === undefined;
}

function readBundle(
  { siteDir, layers, code, bundling }: BundleContext,
  { metafile, files, banner }: ServerOutput,
): Bundled {
  const outputs = new Map(Object.entries(metafile.outputs).map(([path, built]) => [`./${basename(path)}`, built]));
  const texts = new Map(files.map((file) => [`./${basename(file.path)}`, file]));
  const textOf = (name: string): string => withOwnNames((texts.get(name) as OutputFile).text.replace(banner, ''));
  const isReact = reactImports(siteDir);
  const read = code.begin();
  const file = (name: string): CodeFile | undefined => {
    const built = outputs.get(name);
    return built && read(name, () => readBundledCode(textOf(name), built.inputs, isReact));
  };
  const head = join(defaultTheme(layers).folder, 'content/head.tsx');
  return {
    file,
    isReact,
    ...(bundling?.sharesContexts && { sharesContexts: isOfSite }),
    isHead: (module) => join(siteDir, module) === head,
    known: knownModules(metafile, { siteDir, layers }, head),
  };
}

/**
 * The place in the source: because esbuild keeps no lines, it is the first occurrence of the name outside of imports.
 */
function placeOf({ module, code }: Alive, page: LivePage, siteDir: string): CodePlace {
  const isOwn = module === '' || module === '?' || module === pageModule(page);
  const file = isOwn ? page.source : sourceOfModule(module);
  const lines = readLines(join(siteDir, file));
  const word = new RegExp(
    `${/^\w/.test(code) ? '(?<![\\w$])' : ''}${code.replace(/[^\w\s]/g, '\\$&')}${/\w$/.test(code) ? '(?![\\w$])' : ''}`,
  );
  const named = lines.flatMap((line, index) => (word.test(line) ? [index] : []));
  const index = named.find((at) => !/^\s*(?:import\b|\/\/|\*)/.test(lines[at] as string)) ?? named[0];
  return { file, code: code.replace(/\($/, '()').replace(/^</, ''), ...(index !== undefined && { line: index + 1 }) };
}
