import { rmSync } from 'node:fs';

/** Jest's global teardown: stops what `serve-commands.mjs` started. */
export default async function endCommands() {
  const { folder, host, pool, server } = globalThis.commandServer ?? {};
  if (server === undefined) return;
  globalThis.commandServer = undefined;
  pool.close();
  await host.close();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
}
