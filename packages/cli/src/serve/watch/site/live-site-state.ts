import { randomUUID } from 'node:crypto';
import type { PageAnswer } from '@docsite/renderer/template';
import { shownFile } from '../../files/look-up.js';
import type { LiveContents } from './live-contents.js';
import type { SiteState } from './site-state.js';
import { identifyFiles } from './used-files.js';
import { versionOf } from './watch-client.js';

/** A state of a site in memory, in the form reported to open pages. */
export function liveSiteState(contents: LiveContents): SiteState {
  return {
    id: randomUUID(),
    answerAt: async (address): Promise<PageAnswer> => {
      const found = await contents.lookUp(address);
      if (found.kind === 'redirect') return { kind: 'moved', to: found.location };
      const path = shownFile(found);
      const html = path === undefined ? undefined : await contents.readPage(path);
      if (found.kind === 'file' && (html === undefined || (await contents.isBroken(found.path))))
        return { kind: 'broken' };
      const kind = found.kind === 'file' ? 'page' : 'missing';
      if (html === undefined) return { kind, version: '' };
      return { kind, version: versionOf(html), files: identifyFiles(html, contents) };
    },
    sourceAt: async (address) => {
      const found = await contents.lookUp(address);
      return found.kind === 'file' ? contents.sourceOf(found.path) : undefined;
    },
    addressOf: (source) => contents.state.addressOfSource(source),
  };
}
