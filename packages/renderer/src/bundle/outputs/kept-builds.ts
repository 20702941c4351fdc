import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { LivePage } from '../../live/live-pages.js';
import type { OutputFile } from '../../output-file.js';
import type { BundledDocument } from '../modules/documents/document-imports.js';
import type { CssModules } from '../styles/css-modules/css-modules.js';
import type { FoundTheme } from '../theme/theme-resolver.js';
import { type BrowserBuild, buildsOf, type ClientBuilds } from './browser-build.js';
import { type BuildInputs, isMadeOf, isReadForSheets } from './build-inputs.js';

/** A bundle from before some files changed, made from equal options. */
export interface FormerBuilds {
  readonly siteDir: string;
  readonly client: ClientBuilds;
  readonly serverInputs: BuildInputs;
  /** The pages, with inert ones marked. */
  readonly pages: readonly LivePage[];
  /** The documents that its modules import. */
  readonly documents: readonly BundledDocument[];
  /** Files that server modules refer to. */
  readonly serverAssets: readonly OutputFile[];
  readonly head: HeadBuild;
  readonly cssModules: CssModules;
  readonly theme: FoundTheme;
}

/** The script inlined into the head of every page, without a locale's labels. */
export interface HeadBuild {
  readonly script: string;
  readonly inputs: BuildInputs;
}

/** Builds of a former bundle that no changed file is an input of. */
export interface KeptBuilds {
  readonly everyPage?: BrowserBuild | undefined;
  /** The build of the app, if it is for these pages and if modules import these documents. */
  readonly app?: (Pick<FormerBuilds, 'pages' | 'documents'> & { readonly build: BrowserBuild }) | undefined;
  /** The builds of styles, if the changed modules import the same as before. */
  readonly styles?: KeptStyles | undefined;
  readonly head?: HeadBuild | undefined;
  /** The CSS Modules that are made from no changed file. */
  readonly cssModules?: CssModules;
  /** The files of the theme, if none was removed. */
  readonly theme?: FoundTheme | undefined;
}

/** Builds of styles, of which no style sheet has changed. */
export interface KeptStyles
  extends Pick<FormerBuilds, 'pages' | 'documents' | 'serverAssets'>,
    Pick<ClientBuilds, 'styles' | 'styled'> {
  /** The changed modules that they were made from, absolute. */
  readonly changed: readonly string[];
}

const moduleFile = /\.[cm]?[jt]sx?$/i;

/**
 * Whether a file, absolute, is a module, possibly printed from the document of a page. The styles that modules import
 * depend only on their imports.
 */
export function isModule(file: string, siteDir: string, pages: readonly LivePage[]): boolean {
  return moduleFile.test(file) || pages.some(({ source }) => resolve(siteDir, source) === file);
}

/** Whether a file, given as an absolute path, is an input of any build of a bundle. */
export function isInputOf(
  file: string,
  { siteDir, client, serverInputs }: Pick<FormerBuilds, 'siteDir' | 'client' | 'serverInputs'>,
): boolean {
  const all = [serverInputs, ...buildsOf(client).map(({ inputs }) => inputs)];
  return all.some((inputs) => isMadeOf(file, inputs, siteDir));
}

/**
 * The builds that do not have to be repeated after files have changed. If one of these is not among the inputs, it may
 * be new, and an import may find it instead of another file: then nothing is kept.
 *
 * @param changed Absolute paths.
 */
export async function keepBuilds(former: FormerBuilds, changed: ReadonlySet<string>): Promise<KeptBuilds> {
  const { siteDir, client, pages, documents, head, theme } = former;
  const files = [...changed];
  if (!files.every((file) => isInputOf(file, former))) return {};
  const unlessChanged = (build: BrowserBuild, changedFiles = files) =>
    changedFiles.some((file) => isMadeOf(file, build.inputs, siteDir)) ? undefined : build;
  // edits of the documents that modules import are not known here
  const imported = documents.map(({ path }) => resolve(siteDir, path));
  const [everyPage, app] = [unlessChanged(client.everyPage, [...files, ...imported]), unlessChanged(client.app)];
  return {
    everyPage,
    app: app && { build: app, pages, documents },
    styles: keepStyles(former, files),
    head: files.some((file) => isMadeOf(file, head.inputs, siteDir)) ? undefined : head,
    cssModules: await unchangedModules(former.cssModules, files),
    theme: files.every((file) => existsSync(file)) ? theme : undefined,
  };
}

async function unchangedModules(modules: CssModules, files: readonly string[]): Promise<CssModules> {
  const kept: CssModules = new Map();
  for (const [path, module] of modules) {
    const { reads } = await module.catch(() => ({ reads: undefined }));
    if (reads !== undefined && !files.some((file) => isReadForSheets(file, { sheets: new Set(reads) })))
      kept.set(path, module);
  }
  return kept;
}

function keepStyles(
  { siteDir, client: { styles, styled }, serverInputs, pages, documents, serverAssets }: FormerBuilds,
  files: readonly string[],
): KeptStyles | undefined {
  const changed = files.filter((file) => styles.some(({ inputs }) => isMadeOf(file, inputs, siteDir)));
  const areModules = changed.every((file) => isModule(file, siteDir, pages) && isMadeOf(file, serverInputs, siteDir));
  const areForSheets = files.some((file) =>
    [serverInputs, ...styles.map(({ inputs }) => inputs)].some((inputs) => isReadForSheets(file, inputs)),
  );
  return areModules && !areForSheets ? { pages, documents, serverAssets, styles, styled, changed } : undefined;
}

/** The kept app, if it is for the same pages and documents. */
export function keptApp({ app }: KeptBuilds, now: Pick<FormerBuilds, 'pages' | 'documents'>): BrowserBuild | undefined {
  return app !== undefined && areSame(app, now, withoutModule) ? app.build : undefined;
}

/** The kept styles, if they are those of the same modules, which refer to the same files. */
export function keptStyles(
  { styles }: KeptBuilds,
  now: Pick<KeptStyles, 'pages' | 'documents' | 'serverAssets' | 'styled'>,
): readonly BrowserBuild[] | undefined {
  const isKept =
    styles !== undefined &&
    areSame(styles, now, withoutNumbers) &&
    isDeepStrictEqual(styles.styled, now.styled) &&
    isDeepStrictEqual(pathsOf(styles), pathsOf(now));
  return isKept ? styles.styles : undefined;
}

/** Whether documents are the same, and what a build depends on of pages. */
function areSame(
  before: Pick<FormerBuilds, 'pages' | 'documents'>,
  { pages, documents }: Pick<FormerBuilds, 'pages' | 'documents'>,
  part: (page: LivePage) => unknown,
): boolean {
  return isDeepStrictEqual(before.pages.map(part), pages.map(part)) && isDeepStrictEqual(before.documents, documents);
}

/** A page without the module printed from its document, which is an input of builds. */
function withoutModule({ module: _, ...page }: LivePage) {
  return page;
}

/** A page without what styles do not depend on. */
function withoutNumbers(page: LivePage) {
  const { islands, ...rest } = withoutModule(page);
  return { ...rest, hasIslands: islands !== undefined };
}

/** The paths of files, which contain hashes of their contents. */
function pathsOf({ serverAssets }: Pick<FormerBuilds, 'serverAssets'>): readonly string[] {
  return serverAssets.map(({ path }) => path).sort();
}
