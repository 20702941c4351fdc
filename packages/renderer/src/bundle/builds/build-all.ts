import { once } from '@docsite/core';
import type { Message } from 'esbuild';
import type { LivePage } from '../../live/live-pages.js';
import type { OutputFile } from '../../output-file.js';
import type { JudgedPages } from '../analysis/judge-pages.js';
import type { Bundle } from '../bundle.js';
import type { BundleContext } from '../bundle-options.js';
import { messagesOf } from '../modules/build-messages.js';
import { byPath } from '../modules/documents/document-imports.js';
import { type BrowserBuild, buildsOf, type ClientBuilds } from '../outputs/browser-build.js';
import type { BuildInputs } from '../outputs/build-inputs.js';
import type { HeadBuild, KeptBuilds } from '../outputs/kept-builds.js';
import { buildClient, buildEveryPage, type ServerFindings } from './build-client.js';
import { buildHead } from './build-head.js';
import { buildServer, type ServerBundle } from './build-server.js';
import { type LearntTolerance, learntTolerance } from './learnt-tolerance.js';

/** The results that all locales with the same pages and theme share. */
export interface SharedBundle
  extends Pick<ServerBundle, 'serverEntry' | 'serverPages' | 'serverFiles' | 'placedNames' | 'openModules'>,
    Pick<JudgedPages, 'livePlaces'>,
    Pick<Bundle, 'foreignFiles'> {
  readonly client: ClientBuilds;
  /** The inputs of the server modules. */
  readonly serverInputs: BuildInputs;
  readonly head: HeadBuild;
  /** Files that server modules refer to. */
  readonly serverAssets: readonly OutputFile[];
  readonly documents: Bundle['documents'];
  /** The pages that could be built, with inert ones marked, and the sources of those that could not. */
  readonly pages: readonly LivePage[];
  readonly brokenPages: readonly string[];
  /** The context it was built in, excluding broken files. */
  readonly context: BundleContext;
  /** What the builds tolerate; absent for nothing. */
  readonly learnt?: LearntTolerance | undefined;
}

/** Builds of which some have failed. */
export interface FailedBuilds {
  /** esbuild's messages, without those of builds that depend on one that has failed. */
  readonly messages: readonly Message[];
  /** Builds all pages for browsers, and returns the messages of all builds. */
  readonly allMessages: () => Promise<readonly Message[]>;
  /** What need not be repeated for a bundle in which other modules are read in another way, or left out. */
  readonly done: KeptBuilds;
}

/**
 * Builds for server, browser and head. Because the server bundle determines which pages need modules in the browser,
 * part of the client is built after it, and not at all if it fails.
 */
export async function buildAll(
  context: BundleContext,
): Promise<(SharedBundle & Pick<ServerBundle, 'graph'>) | FailedBuilds> {
  const building = buildServer(context);
  const learning = building.then(
    ({ judged, styledPages, themeHasStyles }): ServerFindings => ({
      pages: judged.pages,
      hasStyles: ({ source }) => styledPages.has(source),
      themeHasStyles,
    }),
  );
  const everyPage = startEveryPage(context);
  const builds = [building, buildClient(context, learning, everyPage), buildHead(context)] as const;
  const settled = await Promise.allSettled(builds);
  if (settled.some(({ status }) => status === 'rejected')) return failedBuilds(context, everyPage, settled);
  const [server, client, head] = await Promise.all(builds);
  const { graph, serverEntry, serverPages, serverFiles, placedNames, openModules, inputs: serverInputs } = server;
  return {
    graph,
    serverEntry,
    serverPages,
    serverFiles,
    placedNames,
    openModules,
    serverInputs,
    foreignFiles: [...context.foreignFiles].sort(),
    client,
    head,
    serverAssets: [...context.assets.values()],
    documents: byPath(context.documents),
    ...server.judged,
    brokenPages: [],
    context,
    learnt: learntTolerance(context, [graph, ...buildsOf(client).map((build) => build.graph)]),
  };
}

function startEveryPage(context: BundleContext): Promise<BrowserBuild> {
  const { kept } = context;
  const building = kept?.everyPage === undefined ? buildEveryPage(context) : Promise.resolve(kept.everyPage);
  // its failure is reported together with those of other builds
  building.catch(() => {});
  return building;
}

/** @param settled The builds for the server, for browsers and for the head. */
async function failedBuilds(
  context: BundleContext,
  everyPage: Promise<BrowserBuild>,
  [server, client, head]: readonly [Settled, Settled, PromiseSettledResult<HeadBuild>],
): Promise<FailedBuilds> {
  const hasServer = server.status === 'fulfilled';
  const [shared] = await Promise.allSettled([everyPage]);
  const messages = [server, hasServer ? client : shared, head].flatMap(messagesIn);
  const allMessages = once(async (): Promise<readonly Message[]> => {
    if (hasServer) return messages;
    const learning = { pages: context.pages, hasStyles: () => true, themeHasStyles: false };
    const [whole] = await Promise.allSettled([buildClient(context, Promise.resolve(learning), everyPage)]);
    return [server, whole, head].flatMap(messagesIn);
  });
  return { messages, allMessages, done: doneBuilds(context, resultOf(shared), resultOf(head)) };
}

type Settled = PromiseSettledResult<unknown>;

function messagesIn(build: Settled): Message[] {
  return build.status === 'rejected' ? messagesOf(build.reason) : [];
}

function resultOf<T>(build: PromiseSettledResult<T>): T | undefined {
  return build.status === 'fulfilled' ? build.value : undefined;
}

function doneBuilds(
  { kept, cssModules, documents, react, hasOlderReact, modulesOf }: BundleContext,
  everyPage: BrowserBuild | undefined,
  head: HeadBuild | undefined,
): KeptBuilds {
  const theme = { react, hasOlderReact, modulesOf };
  // a bundle lists the documents that its own builds import
  return { ...kept, cssModules, theme, head, everyPage: documents.size === 0 ? everyPage : undefined };
}
