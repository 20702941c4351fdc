import { resolve } from 'node:path';
import { resolveSiteDir } from '../build/out-dir.js';
import { exitCode } from '../report/exit-code.js';
import { builtSite } from '../serve/built-site.js';
import { interruption } from '../serve/interruption.js';
import { listen } from '../serve/listen.js';
import { openBrowser } from '../serve/open-browser.js';
import { createRequestListener } from '../serve/request-listener.js';
import { watchedSite } from '../serve/watch/watched-site.js';
import { noteSiteAbove } from './note-site-above.js';

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
  const outDir = resolve(options.outDir ?? resolve(siteDir, 'dist'));
  if (options.watch) noteSiteAbove(siteDir, 'docsite serve --watch');
  const site = options.watch ? watchedSite(siteDir, outDir) : builtSite(siteDir, outDir);
  try {
    const server = await listen(
      createRequestListener(site.respond, { host: options.host, takes: site.takes }),
      options,
    );
    try {
      if (server.isMoved)
        process.stdout.write(`Port ${options.port} is taken by another process: the next free one is used\n`);
      const address = server.origin + (await site.start());
      process.stdout.write(`Serving ${address} (Ctrl+C ends it)\n`);
      if (options.open) openBrowser(address);
      await interrupted;
    } finally {
      await server.close();
    }
  } finally {
    await site.close();
  }
  return exitCode.clean;
}
