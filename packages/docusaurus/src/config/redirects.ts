import type { UserConfig } from '@docsite/core';
import type { Keys } from '../keys.js';

type Redirects = NonNullable<UserConfig['redirects']>;

/** The redirects that a `plugin-client-redirects` lists. Those that it computes from the routes of the site are not taken over. */
export function redirectsOf(options: Keys): Redirects {
  return options.each('redirects').flatMap((redirect): Redirects => {
    const [from, to] = [redirect.texts('from'), redirect.text('to')];
    return from === undefined || to === undefined ? [] : [{ from: [...from], to }];
  });
}
