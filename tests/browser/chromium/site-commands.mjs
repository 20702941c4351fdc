import { execFile, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const docsite = fileURLToPath(new URL('../../../bin/docsite', import.meta.url));

/** Builds a site into a folder with the real command: the repository's own, or the one in `siteDir`. */
export async function buildSite(outDir, siteDir = root) {
  await promisify(execFile)(process.execPath, [docsite, 'build', siteDir, '--out-dir', outDir], { env: commandEnv() });
}

/**
 * Serves the built site by the real command, on any free port.
 *
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export function serveSite(outDir, siteDir = root) {
  const server = spawn(process.execPath, [docsite, 'serve', siteDir, '--out-dir', outDir, '--port', '0'], {
    env: commandEnv(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.on('exit', (code) => reject(new Error(`docsite serve ended with exit code ${code}`)));
    let text = '';
    server.stdout.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
      const origin = /(http:\/\/[^\s/]+)\//.exec(text)?.[1];
      if (origin !== undefined) resolve({ origin, close: () => server.kill() });
    });
  });
}

/** The environment without Jest's variables, which would change how the site is built. */
function commandEnv() {
  const { NODE_ENV: _mode, ...env } = process.env;
  return env;
}
