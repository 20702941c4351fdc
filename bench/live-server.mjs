// Starts a server for a site being edited, for benchmarks.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));

/**
 * Starts `docsite serve --watch` on a free port, and returns its address.
 *
 * @param docsite Path of the command; by default that of this checkout.
 */
export async function serve(corpus, docsite = join(here, '../bin/docsite')) {
  const started = performance.now();
  const child = spawn(process.execPath, [docsite, 'serve', corpus, '--watch', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  const origin = await new Promise((resolve) => {
    child.stdout.on('data', (data) => {
      printed += data;
      const found = /Serving (\S+)/.exec(printed)?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  return {
    origin,
    started,
    end: async () => {
      child.kill('SIGINT');
      await once(child, 'exit');
    },
  };
}

/** Waits until the response from an address contains a text. */
export async function answered(address, text) {
  while (!(await fetchText(address)).includes(text)) await sleep(1);
}

function fetchText(address) {
  return new Promise((resolve, reject) => {
    get(address, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (data) => {
        body += data;
      });
      response.on('end', () => resolve(body));
    }).on('error', reject);
  });
}

/** Runs in the page: returns when a text appears in it, in milliseconds since 1970. */
export function timeOf(mark) {
  return new Promise((resolve) => {
    const look = () => {
      if (!document.body.textContent.includes(mark)) return;
      observer.disconnect();
      resolve(performance.timeOrigin + performance.now());
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, characterData: true });
    look();
  });
}
