import { isDeepStrictEqual } from 'node:util';
import type { LivePage } from '../../live/live-pages.js';
import type { BundledDocument } from '../modules/document-imports.js';
import { type BrowserBuild, buildsOf, type ClientBuilds } from './browser-build.js';
import { type BuildInputs, isMadeOf } from './build-inputs.js';

/** A bundle from before some files changed, made from equal options. */
export interface FormerBuilds {
  readonly siteDir: string;
  readonly client: ClientBuilds;
  readonly serverInputs: BuildInputs;
  /** The pages, with inert ones marked. */
  readonly pages: readonly LivePage[];
  /** The documents that its modules import. */
  readonly documents: readonly BundledDocument[];
}

/** Builds of a former bundle that no changed file is an input of. */
export interface KeptBuilds {
  readonly everyPage?: BrowserBuild | undefined;
  /** The build of the app, if it is for these pages and if modules import these documents. */
  readonly app?: (Pick<FormerBuilds, 'pages' | 'documents'> & { readonly build: BrowserBuild }) | undefined;
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
export function keepBuilds(former: FormerBuilds, changed: ReadonlySet<string>): KeptBuilds {
  const { siteDir, client, pages, documents } = former;
  const files = [...changed];
  if (!files.every((file) => isInputOf(file, former))) return {};
  const unlessChanged = (build: BrowserBuild) =>
    files.some((file) => isMadeOf(file, build.inputs, siteDir)) ? undefined : build;
  const [everyPage, app] = [unlessChanged(client.everyPage), unlessChanged(client.app)];
  return { everyPage, app: app && { build: app, pages, documents } };
}

/** The kept app, if it is for the same pages and documents. */
export function keptApp(
  { app }: KeptBuilds,
  pages: readonly LivePage[],
  documents: readonly BundledDocument[],
): BrowserBuild | undefined {
  return app !== undefined && isDeepStrictEqual(app.pages, pages) && isDeepStrictEqual(app.documents, documents)
    ? app.build
    : undefined;
}
