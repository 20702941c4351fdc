import type { PageAnswer } from '@docsite/renderer/template';
import { expect, test } from '@jest/globals';
import { createPageFollower } from '../../../../src/serve/watch/requests/page-follower.js';
import type { SiteState } from '../../../../src/serve/watch/site/site-state.js';

const source = 'docs/page.md';

/** A state in which the page of the source, if there is one, is at an address; others are answered as given. */
function stateWith(address: string | undefined, other: PageAnswer): SiteState {
  return {
    id: '1',
    answerAt: (asked) => (asked === address ? { kind: 'page', version: '1' } : other),
    sourceAt: (asked) => (asked === address ? source : undefined),
    addressOf: () => address,
  };
}

const missing: PageAnswer = { kind: 'missing', version: '404' };

test('a page should be followed to the address of its source', async () => {
  const answerFor = createPageFollower();
  expect(await answerFor('/old', stateWith('/old', missing))).toEqual({ kind: 'page', version: '1' });
  expect(await answerFor('/old', stateWith('/new', missing))).toEqual({ kind: 'moved', to: '/new' });
  expect(await answerFor('/new', stateWith('/newer', missing))).toEqual({ kind: 'moved', to: '/newer' });
  expect(await answerFor('/newer', stateWith(undefined, missing))).toEqual(missing);
});

test('a page that a redirect has led elsewhere should be followed from there', async () => {
  const answerFor = createPageFollower();
  await answerFor('/old', stateWith('/old', missing));
  const redirect: PageAnswer = { kind: 'moved', to: '/new' };
  expect(await answerFor('/old', stateWith(undefined, redirect))).toEqual(redirect);
  expect(await answerFor('/new', stateWith('/newer', missing))).toEqual({ kind: 'moved', to: '/newer' });
});

test('a page whose source was never known should stay missing', async () => {
  expect(await createPageFollower()('/gone', stateWith('/new', missing))).toEqual(missing);
});
