import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { BuiltPage } from '../../build/built-pages.js';
import { lookUp } from '../look-up.js';
import type { Manifest } from '../manifest.js';
import type { SiteState } from './site-state.js';
import { versionOf } from './watch-client.js';

/** The state of a site that was built into a folder. */
export function builtState(manifest: Manifest, pages: readonly BuiltPage[]): SiteState {
  const sources = new Map(pages.flatMap(({ url, source }) => (source === undefined ? [] : [[url, source]])));
  const broken = new Set(pages.flatMap(({ url, isBroken }) => (isBroken ? [url] : [])));
  const addresses = new Map([...sources].map(([url, source]) => [source, url]));
  return {
    id: randomUUID(),
    answerAt: (address) => {
      if (broken.has(address)) return { kind: 'broken' };
      const found = lookUp(manifest, address);
      if (found.kind === 'redirect') return { kind: 'moved', to: found.location };
      const file = found.kind === 'file' ? found.path : found.kind === 'missing' ? found.page : undefined;
      const place = file === undefined ? undefined : manifest.files.get(file);
      const version = place === undefined ? '' : versionOf(readFileSync(place, 'utf8'));
      return { kind: found.kind === 'file' ? 'page' : 'missing', version };
    },
    sourceAt: (address) => sources.get(address),
    addressOf: (source) => addresses.get(source),
  };
}

/** The state of a server that answers every address with one document, as there is no site. */
export function soleState(html: string): SiteState {
  return {
    id: randomUUID(),
    answerAt: () => ({ kind: 'missing', version: versionOf(html) }),
    sourceAt: () => undefined,
    addressOf: () => undefined,
  };
}
