import { resolve } from 'node:path';
import { defaultOutDir, resolveSiteDir } from '../build/input/out-dir.js';
import { cachePath } from '../cache/folder/kept-paths.js';
import { exitCode } from '../report/outcome/exit-code.js';
import { builtSite } from '../serve/built-site.js';
import { domainSites } from '../serve/domain-sites.js';
import { type Listening, listen } from '../serve/http/listen.js';
import { createRequestListener } from '../serve/http/request-listener.js';
import { interruption } from '../serve/interruption.js';
import { openBrowser } from '../serve/open-browser.js';
import { watchedSite } from '../serve/watch/watched-site.js';
import { noteNearbySites } from './run/note-nearby-sites.js';
import { noteUnusableCache } from './run/note-unusable-cache.js';

/** The options of `docsite serve`; port 0 means any free port, and `outDir` is the site's `dist` by default. */
export interface ServeOptions {
  readonly host: string;
  readonly port: number;
  readonly outDir?: string;
  readonly open?: boolean;
  readonly watch?: boolean;
}

/** `docsite serve`: serves the built site, or with `--watch` one rebuilt as its files change, until interrupted. */
export async function serve(dir: string | undefined, options: ServeOptions): Promise<number> {
  const interrupted = interruption();
  const siteDir = resolveSiteDir(dir);
  const outDir = resolve(options.outDir ?? defaultOutDir(siteDir));
  if (options.watch) {
    noteUnusableCache(cachePath(siteDir));
    noteNearbySites(siteDir, 'docsite serve --watch');
  }
  const site = options.watch ? watchedSite(siteDir, outDir) : builtSite(siteDir, outDir);
  const servers: Listening[] = [];
  try {
    const server = await listen(
      createRequestListener(site.respond, { host: options.host, takes: site.takes }),
      options,
    );
    servers.push(server);
    if (server.isMoved)
      process.stdout.write(`Port ${options.port} is taken by another process: the next free one is used\n`);
    const address = server.origin + (await site.start());
    process.stdout.write(`Serving ${address} (press Ctrl+C to stop)\n`);
    for (const { name, respond, start } of options.watch ? [] : await domainSites(siteDir, outDir)) {
      const own = await listen(createRequestListener(respond, { host: options.host }), options);
      servers.push(own);
      process.stdout.write(`Serving ${own.origin + (await start())} for the domain of the language ${name}\n`);
    }
    if (options.open) openBrowser(address);
    await interrupted;
  } finally {
    await Promise.all(servers.map((server) => server.close()));
    await site.close();
  }
  return exitCode.clean;
}
