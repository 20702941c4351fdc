import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Finding } from '@docsite/core';
import type { Message } from 'esbuild';
import { type Breakage, findBreakage } from './broken-modules.js';
import { findBrokenTheme } from './broken-theme.js';
import { buildClient, buildHead } from './build-client.js';
import { buildServer } from './build-server.js';
import type { Bundle } from './bundle.js';
import type { BundleContext, BundleOptions } from './bundle-options.js';

export interface BundleResult {
  /** Absent where no page could be shown without what cannot be built. */
  readonly bundle?: Bundle;
  /** What cannot be built, and why. */
  readonly findings: readonly Finding[];
}

/**
 * Bundles templates and live pages for the server and for the browser. Pages whose modules cannot be built are left out,
 * and files of the site's theme that cannot be built or loaded: the others are bundled without them.
 */
export async function bundleSite(options: BundleOptions): Promise<BundleResult> {
  const context: BundleContext = { ...options, assets: new Map(), cssModules: new Map() };
  const built = await buildAll(context);
  const broken = Array.isArray(built) ? await findBreakage(built, context) : await findBrokenTheme(built, options);
  if (broken !== undefined) return bundleWithout(broken, options);
  return { bundle: built as Bundle, findings: [] };
}

/** Bundles what is left without broken pages and files of the theme; nothing where all is broken. */
async function bundleWithout({ pages, themeFiles, findings }: Breakage, options: BundleOptions): Promise<BundleResult> {
  if (pages.size + themeFiles.length === 0) return { findings };
  const rest = await bundleSite({
    ...options,
    // Node remembers the modules of a folder
    serverDir: join(options.serverDir, 'rest'),
    pages: options.pages.filter(({ source }) => !pages.has(source)),
    layers: options.layers.map((layer) => ({ ...layer, leftOut: new Set([...(layer.leftOut ?? []), ...themeFiles]) })),
  });
  const bundle = rest.bundle && { ...rest.bundle, brokenPages: [...pages, ...rest.bundle.brokenPages] };
  return { ...(bundle !== undefined && { bundle }), findings: [...findings, ...rest.findings] };
}

/** Builds for server, browser and head side by side; what is wrong, where one of them fails. */
async function buildAll(context: BundleContext): Promise<Bundle | Message[]> {
  const building = buildServer(context);
  const hasStyles = building.then(
    ({ themeHasStyles }) => themeHasStyles,
    () => false,
  );
  const builds = [building, buildClient(context, hasStyles), buildHead(context)] as const;
  const messages = (await Promise.allSettled(builds)).flatMap((build) =>
    build.status === 'rejected' ? messagesOf(build.reason) : [],
  );
  if (messages.length > 0) return messages;
  const [{ themeHasStyles: _, ...server }, client, headScript] = await Promise.all(builds);
  const files = [...client.files, ...context.assets.values()];
  const paths = client.files.map(({ path }) => path).sort();
  const hash = createHash('sha256').update(headScript).update(paths.join('\n')).digest('hex').slice(0, 12);
  return { ...server, ...client, brokenPages: [], files, headScript, hash };
}

/** What esbuild has to say of a build that failed; anything else that was thrown goes on. */
function messagesOf(error: unknown): Message[] {
  const { errors } = error as { errors?: Message[] };
  if (errors === undefined) throw error;
  return errors;
}
