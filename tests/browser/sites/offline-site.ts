import type { Page } from 'playwright-core';
import { type BuiltSite, serveBuiltSite } from './built-site.js';
import { type Connection, connectTo } from '../reader/connection.js';

/** A small site with offline reading, and the connection to it. */
export interface OfflineSite extends BuiltSite {
  readonly connection: Connection;
  /** Builds the site again with other options of `offline`. */
  readonly configure: (offline: object, files?: Readonly<Record<string, string>>) => Promise<void>;
}

const dot =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="8" height="8"><circle cx="4" cy="4" r="4"/></svg>';

const files = {
  'docs/index.md': '# Home\n\nGo to [the second](./two.md).\n\n![A dot](./dot.svg)\n',
  'docs/dot.svg': dot,
  'docs/version.php.md': '# Version file\n',
  'docs/two.md': '# Two\n\nThe second page.\n',
  'docs/deep/long.md': `# Long\n\n${'Line.\n\n'.repeat(80)}## Place\n\n${'Line.\n\n'.repeat(80)}`,
  'docs/deep/three.md': '# Three\n\nThe third page tells of walruses.\n',
  'pages/counter.tsx':
    'import { useState } from \'react\';\nexport default function Counter() {\n  const [count, setCount] = useState(0);\n  return <button type="button" onClick={() => setCount(count + 1)}>Pressed {count} times</button>;\n}\n',
  'i18n/fr/docs/current/two.md': '# Deux\n\nLa deuxième page.\n',
};

/** Builds and serves the site with these options of `offline`, below a base URL. */
export async function serveOfflineSite(offline: object, baseUrl = '/'): Promise<OfflineSite> {
  const site = await serveBuiltSite({ ...files, ...configFile(offline, baseUrl) });
  const configure: OfflineSite['configure'] = (options, changed = {}) =>
    site.rebuild({ ...changed, ...configFile(options, baseUrl) });
  return { ...site, configure, connection: await connectTo(site.origin) };
}

function configFile(offline: object, baseUrl: string): Record<string, string> {
  const i18n = { defaultLocale: 'en', locales: ['en', 'fr'] };
  return {
    'docsite.config.json': JSON.stringify({ title: 'Handbook', baseUrl, i18n, docs: { routeBasePath: '' }, offline }),
  };
}

/** The parameters of the page's worker, once one is active; it need not control the page. */
export function workerParams(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return JSON.parse(new URL(active?.scriptURL ?? '').searchParams.get('params') ?? 'null');
  });
}

/** Waits until a worker controls the page. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Opens another page of the site in the same browser, which makes the browser look for a new worker. */
export async function openTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(path);
  return tab;
}
