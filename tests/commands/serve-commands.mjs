import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { compilerFlags } from '../../packages/cli/dist/supervision/compiler-flags.js';
import { findUncompiled } from '../modules/find-uncompiled.mjs';
import { CommandPool } from './command-pool.mjs';
import { memoryFolder } from './memory-folder.mjs';
import { SiteHost } from './site-host.mjs';

/** The space, in bytes, that the temporary files of all tests may need. */
const enoughForTests = 2 ** 32;

/**
 * By default, a request that does not arrive within a minute of its connection is refused, so that writing it fails
 * with EPIPE: on a busy machine, or one waking from sleep, processes may pause for longer.
 */
const unhurried = { headersTimeout: 0, requestTimeout: 0 };
const packages = fileURLToPath(new URL('../../packages', import.meta.url));

/**
 * Jest's global setup: lets the tests of all files run commands in the same processes, and serve sites in this one.
 * They find the socket for requests in `DOCSITE_TEST_COMMANDS`, a folder for shared files in `DOCSITE_TEST_SHARED`, and
 * their temporary folder inside it, so that nothing is left in that of the machine.
 */
export default async function serveCommands() {
  if (globalThis.commandServer !== undefined) return;
  const changed = findUncompiled(packages);
  if (changed !== undefined) throw new Error(`${changed} has changed since it was compiled: run pnpm compile`);
  // Jest starts its workers with the options of this process: they then compile like docsite's own processes
  process.execArgv.push(...compilerFlags(process.versions.v8));
  const folder = mkdtempSync(join(memoryFolder(enoughForTests) ?? tmpdir(), 'docsite-tests-'));
  const pool = new CommandPool();
  const host = new SiteHost();
  const answers = {
    '/run': (command) => pool.run(command),
    '/serve': (site) => host.serve(site),
    '/end': (origin) => host.end(origin),
  };
  const server = createServer(unhurried, async (request, response) => {
    try {
      const answer = await answers[request.url](JSON.parse(await text(request)));
      response.end(JSON.stringify(answer ?? null));
    } catch (error) {
      response.writeHead(500).end(String(error.stack));
    }
  });
  process.env.TMPDIR = makeTemporaryFolder(folder);
  process.env.DOCSITE_TEST_SHARED = folder;
  // caches of sites are off, but compiled code is shared by some hundred processes and threads
  process.env.DOCSITE_CODE_CACHE = join(folder, 'code-cache');
  process.env.DOCSITE_TEST_COMMANDS = join(folder, 'commands.sock');
  await new Promise((resolve) => server.listen(process.env.DOCSITE_TEST_COMMANDS, resolve));
  globalThis.commandServer = { folder, host, pool, server };
}

/** Creates a folder that every user may write to, because tests also run commands as another user. */
function makeTemporaryFolder(folder) {
  const temporary = join(folder, 'tmp');
  mkdirSync(temporary);
  chmodSync(folder, 0o755);
  chmodSync(temporary, 0o1777);
  return temporary;
}
