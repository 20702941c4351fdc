import type { PageAnswer } from '@docsite/renderer/template';
import type { SiteState } from '../site/site-state.js';

/** Answers what is at the address of an open page, also once the page has moved. */
export type PageFollower = (address: string, state: SiteState) => Promise<PageAnswer>;

/** Creates a function that remembers the sources of the pages it is asked about, and follows these to new addresses. */
export function createPageFollower(): PageFollower {
  const sources = new Map<string, string>();
  return async (address, state) => {
    const found = await state.answerAt(address);
    const source = (await state.sourceAt(address)) ?? sources.get(address);
    if (source === undefined) return found;
    sources.set(address, source);
    const answer = found.kind === 'missing' ? follow(source, state, found) : found;
    // the page may move again before the browser asks at this address
    if (answer.kind === 'moved') sources.set(answer.to, source);
    return answer;
  };
}

/** Where the page of a source is, if there is still one. */
function follow(source: string, state: SiteState, missing: PageAnswer): PageAnswer {
  const to = state.addressOf(source);
  return to === undefined ? missing : { kind: 'moved', to };
}
