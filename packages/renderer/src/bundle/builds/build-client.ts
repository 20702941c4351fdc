import type { BuildOptions } from 'esbuild';
import type { LivePage } from '../../live/live-pages.js';
import type { BundleContext } from '../bundle-options.js';
import { byPath } from '../modules/documents/document-imports.js';
import {
  asBuild,
  type BrowserBuild,
  type ClientBuilds,
  joinBuilds,
  type StyledModules,
} from '../outputs/browser-build.js';
import { keptApp, keptStyles } from '../outputs/kept-builds.js';
import { moduleStylesEntry, stylesEntry } from '../styles/site-styles.js';
import { buildForBrowser } from './build-for-browser.js';
import { hydratedEntries, pageEntries } from './platform-settings.js';
import { settleBuilds } from './settle-builds.js';
import { importTheSame } from './written-imports.js';

/**
 * Bundles the client files. The script that every page starts with is built separately from the app: because it shares
 * no chunk with React, it takes a single request.
 *
 * @param learning What the server modules reveal about pages and theme.
 * @param building The script and the styles of every page.
 */
export async function buildClient(
  context: BundleContext,
  learning: Promise<ServerFindings>,
  building: Promise<BrowserBuild>,
): Promise<ClientBuilds> {
  const { ready, kept = {} } = context;
  const keepsStyles = kept.styles && importTheSame(kept.styles.changed, kept.styles.styles, context);
  const { pages, hasStyles, themeHasStyles } = await learning;
  const judged = { ...context, pages };
  const live = pages.filter(({ isInert }) => !isInert);
  const entries = { 'assets/js/app': '@theme/client/app', ...hydratedEntries(live, 'assets/js/') };
  const readyApp = ready !== undefined && live.length === 0 ? asBuild(ready.client.app) : undefined;
  const found = styledModules(judged, { hasStyles, themeHasStyles });
  const now = { pages, documents: byPath(context.documents), serverAssets: [...context.assets.values()] };
  const former = keptStyles(kept, { ...now, styled: listStyled(found) });
  const [everyPage, app, styles] = await settleBuilds([
    building,
    readyApp ?? keptApp(kept, now) ?? buildForBrowser(entries, judged),
    (await keepsStyles) && former ? former : buildAllStyles(judged, found),
  ]);
  const sharesStyles = found.theme || found.sharing.length > 0;
  const ofApp = !sharesStyles && appHasStyles(app) && styles !== former ? [await buildSharedStyles(judged, [])] : [];
  return { everyPage, app, styles: [...styles, ...ofApp], styled: listStyled(found) };
}

/** The pages whose styles are built, and whether those of the theme are. */
interface FoundStyles {
  readonly own: readonly LivePage[];
  readonly sharing: readonly LivePage[];
  readonly theme: boolean;
}

function styledModules(
  { pages, moduleStyles }: BundleContext,
  { hasStyles, themeHasStyles }: Pick<ServerFindings, 'hasStyles' | 'themeHasStyles'>,
): FoundStyles {
  const isShared = moduleStyles === 'site';
  return {
    own: isShared ? [] : pages.filter((page) => needsStyles(page) && hasStyles(page)),
    sharing: isShared ? pages.filter(hasStyles) : [],
    theme: themeHasStyles,
  };
}

function listStyled({ own, sharing, theme }: FoundStyles): StyledModules {
  const sourcesOf = (pages: readonly LivePage[]) => pages.map(({ source }) => source);
  return { own: sourcesOf(own), sharing: sourcesOf(sharing), theme };
}

/** Builds the styles that modules import. */
function buildAllStyles(context: BundleContext, { own, sharing, theme }: FoundStyles): Promise<BrowserBuild[]> {
  return settleBuilds([
    ...(own.length > 0 ? [buildStyles(pageEntries(own, 'assets/css/'), context)] : []),
    ...(theme || sharing.length > 0 ? [buildSharedStyles(context, sharing)] : []),
  ]);
}

/** Bundles the script and the styles that every page has. */
export async function buildEveryPage(context: BundleContext): Promise<BrowserBuild> {
  const { ready } = context;
  const styles = { 'assets/css/styles': stylesEntry };
  if (ready === undefined) return buildForBrowser({ 'assets/js/boot': '@theme/client/boot', ...styles }, context);
  return joinBuilds([asBuild(ready.client.boot), await buildForBrowser(styles, context)]);
}

/** Whether none of the page's scripts includes its styles. */
function needsStyles({ isInert, islands }: LivePage): boolean {
  return isInert === true || islands !== undefined;
}

/** What the server modules reveal about the pages they render. */
export interface ServerFindings {
  /** All pages; those that need no script in the browser are marked as inert. */
  readonly pages: readonly LivePage[];
  /** Whether the module of a page imports styles. */
  readonly hasStyles: (page: LivePage) => boolean;
  /** Whether a module of the theme imports styles. */
  readonly themeHasStyles: boolean;
}

function appHasStyles({ outputs }: BrowserBuild): boolean {
  return [...outputs].some(([path, { cssBundle }]) => path.startsWith('assets/js/app-') && cssBundle !== undefined);
}

/**
 * The styles imported by the theme's modules on either platform, and by those pages that share their styles, as one
 * file.
 */
function buildSharedStyles(context: BundleContext, sharingPages: readonly LivePage[]): Promise<BrowserBuild> {
  return buildStyles({ 'assets/css/theme': moduleStylesEntry }, { ...context, sharingPages }, { splitting: false });
}

/** Builds only the styles that modules import. */
async function buildStyles(
  entryPoints: Record<string, string>,
  context: BundleContext,
  settings: BuildOptions = {},
): Promise<BrowserBuild> {
  const built = await buildForBrowser(entryPoints, { ...context, isForStyles: true }, settings);
  return { ...built, files: built.files.filter(({ path }) => !path.endsWith('.js')) };
}
