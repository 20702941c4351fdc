import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageAnswer } from '@docsite/renderer/template';
import { expect, test } from '@jest/globals';
import { createPageEvents } from '../../../../src/serve/watch/requests/page-events.js';
import { noShownFindings } from '../../../../src/serve/watch/requests/shown-findings.js';
import type { SiteState } from '../../../../src/serve/watch/site/site-state.js';

const source = 'docs/page.md';

/** A state with one page. */
function stateWith(address: string, answer: () => Promise<void> = async () => {}): SiteState {
  return {
    id: address,
    answerAt: async (asked): Promise<PageAnswer> => {
      await answer();
      return { kind: asked === address ? 'page' : 'missing', version: address };
    },
    sourceAt: (asked) => (asked === address ? source : undefined),
    addressOf: () => address,
  };
}

/** A page that listens at an address, and the reports that it has received. */
function listenAt(address: string) {
  const request = { url: `/?page=${address}`, headers: {}, once: () => {} } as unknown as IncomingMessage;
  const reports: unknown[] = [];
  const write = (text: string): void => {
    const data = /^event: page\ndata: (.*)/.exec(text)?.[1];
    if (data !== undefined) reports.push(JSON.parse(data));
  };
  return { request, response: { writeHead: () => {}, write } as unknown as ServerResponse, reports };
}

test('should report states in order, and follow a page that moves before its first report', async () => {
  let answer = (): void => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const findings = noShownFindings;
  const events = createPageEvents({ state: stateWith('/old', () => answered), findings });
  const page = listenAt('/old');
  const connected = events.connect(page.request, page.response);
  const announced = events.announce({ state: stateWith('/new'), findings });
  answer();
  await Promise.all([connected, announced]);
  expect(page.reports).toEqual([
    { state: '/old', kind: 'page', version: '/old' },
    { state: '/new', kind: 'moved', to: '/new' },
  ]);
});
