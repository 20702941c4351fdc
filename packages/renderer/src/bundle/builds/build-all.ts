import type { Message } from 'esbuild';
import type { LivePage } from '../../live/live-pages.js';
import type { OutputFile } from '../../output-file.js';
import type { JudgedPages } from '../analysis/judge-pages.js';
import type { Bundle } from '../bundle.js';
import type { BundleContext } from '../bundle-options.js';
import { messagesOf } from '../modules/build-messages.js';
import { byPath } from '../modules/document-imports.js';
import type { ClientBuilds } from '../outputs/browser-build.js';
import type { BuildInputs } from '../outputs/build-inputs.js';
import type { HeadBuild } from '../outputs/kept-builds.js';
import { buildClient, type ServerFindings } from './build-client.js';
import { buildHead } from './build-head.js';
import { buildServer, type ServerBundle } from './build-server.js';

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
}

/**
 * Builds for server, browser and head; returns esbuild's messages if one of the builds fails. Because the server bundle
 * determines which pages need modules in the browser, part of the client is built after it.
 */
export async function buildAll(
  context: BundleContext,
): Promise<(SharedBundle & Pick<ServerBundle, 'graph'>) | Message[]> {
  const building = buildServer(context);
  const learning = building.then(
    ({ judged, styledPages, themeHasStyles }): ServerFindings => ({
      pages: judged.pages,
      hasStyles: ({ source }) => styledPages.has(source),
      themeHasStyles,
    }),
    () => ({ pages: context.pages, hasStyles: () => true, themeHasStyles: false }),
  );
  const builds = [building, buildClient(context, learning), buildHead(context)] as const;
  const messages = (await Promise.allSettled(builds)).flatMap((build) =>
    build.status === 'rejected' ? messagesOf(build.reason) : [],
  );
  if (messages.length > 0) return messages;
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
  };
}
