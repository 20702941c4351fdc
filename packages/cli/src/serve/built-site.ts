import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '@docsite/core';
import { statsOf } from '@docsite/core/process';
import { UsageError } from '../report/errors/usage-error.js';
import { shownPath } from '../report/formats/shown-path.js';
import { readSiteConfig } from '../site-config/site-config.js';
import { readManifest } from './files/manifest.js';
import { createSiteHandler } from './files/site-handler.js';
import { send } from './http/send.js';
import type { RequestHandler, ServedSite } from './http/served-site.js';

/** Serves the site that a build has written. It is read again when another build replaces it. */
export function builtSite(siteDir: string, outDir: string): ServedSite {
  let respond: RequestHandler = sendNoSite;
  return {
    respond: (request, response) => respond(request, response),
    start: async () => {
      const { config } = await readSiteConfig(siteDir, 'settings');
      if (!existsSync(join(outDir, '404.html'))) {
        throw new UsageError(
          `there is no built site in '${shownPath(siteDir, outDir)}'`,
          'run docsite build first, or docsite serve --watch',
        );
      }
      respond = followFolder(outDir, config);
      return asBuilt(config, outDir).baseUrl;
    },
    close: async () => {},
  };
}

function followFolder(folder: string, config: SiteConfig): RequestHandler {
  let known: string | undefined;
  let respond: RequestHandler = sendNoSite;
  return (request, response) => {
    const found = identify(folder);
    if (found !== known)
      respond = found === undefined ? sendNoSite : createSiteHandler(readManifest(folder, asBuilt(config, folder)));
    known = found;
    return respond(request, response);
  };
}

/**
 * The configuration with the base URL that the site was built for, which a build may override; its pages use it in the
 * address of their site data.
 */
function asBuilt(config: SiteConfig, folder: string): SiteConfig {
  const page = join(folder, '404.html');
  const html = existsSync(page) ? readFileSync(page, 'utf8') : '';
  const baseUrl = /\sdata-site="(\/[^"]*)assets\/site-[0-9a-f]+\.json"/.exec(html)?.[1];
  return baseUrl === undefined ? config : { ...config, baseUrl };
}

/** An identity that distinguishes a folder from one that replaced it. */
function identify(folder: string): string | undefined {
  const stats = statsOf(folder);
  return stats === undefined ? undefined : `${stats.dev}:${stats.ino}:${stats.mtimeMs}`;
}

const sendNoSite: RequestHandler = (_, response) =>
  send(response, { status: 503, body: 'There is no built site here at the moment.\n' });
