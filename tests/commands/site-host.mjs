import { builtSite } from '../../packages/cli/dist/serve/built-site.js';
import { listen } from '../../packages/cli/dist/serve/http/listen.js';
import { createRequestListener } from '../../packages/cli/dist/serve/http/request-listener.js';

const host = 'localhost';

/**
 * Serves built sites with the server of `docsite serve`, all in this process, because each process takes half a second
 * of CPU time.
 */
export class SiteHost {
  #closers = new Map();

  /**
   * @param {{ siteDir: string, outDir: string }} site
   * @returns {Promise<string>} Its origin, such as `http://localhost:41234`.
   */
  async serve({ siteDir, outDir }) {
    const site = builtSite(siteDir, outDir);
    const respond = createRequestListener(site.respond, { host, takes: site.takes });
    const server = await listen(uncompressed(respond), { host, port: 0 });
    this.#closers.set(server.origin, async () => {
      await server.close();
      await site.close();
    });
    await site.start();
    return server.origin;
  }

  /** @param {string} origin */
  async end(origin) {
    const close = this.#closers.get(origin);
    this.#closers.delete(origin);
    await close?.();
  }

  async close() {
    await Promise.all([...this.#closers.keys()].map((origin) => this.end(origin)));
  }
}

/** Compresses no response, for browser and server share the processor, and no test is about that. */
function uncompressed(respond) {
  return (request, response) => {
    delete request.headers['accept-encoding'];
    respond(request, response);
  };
}
