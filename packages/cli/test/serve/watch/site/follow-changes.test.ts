import type { Diagnostic } from '@docsite/core';
import { expect, test } from '@jest/globals';
import { followChanges } from '../../../../src/serve/watch/site/follow-changes.js';
import { printed } from '../../../printed.js';

const gone = Object.assign(new Error("ENOENT: no such file or directory, open 'a.md'"), { code: 'ENOENT' });
const changed = new Set(['/site/a.md']);

/** A site whose updates end with these errors, and without one in the end. */
function siteWith(errors: readonly Error[], failure: readonly Diagnostic[] = []) {
  const updates: string[][] = [];
  const update = async (paths: ReadonlySet<string>): Promise<boolean> => {
    const error = errors[updates.length];
    updates.push([...paths]);
    if (error !== undefined) throw error;
    return true;
  };
  return { updates, failure, update };
}

test('a file that disappears while the site is read should cause it to be read again, without a message', async () => {
  const site = siteWith([gone, Object.assign(new Error('no folder'), { code: 'ENOTDIR' })]);
  expect(await followChanges(site, changed)).toBe(true);
  expect([site.updates, printed]).toEqual([[['/site/a.md'], [], []], { out: '', err: '' }]);
});

test('a file that is missing each time, and any other error, should be reported', async () => {
  for (const errors of [[gone, gone, gone, gone], [new Error('a bug')]]) {
    const site = siteWith(errors);
    expect(await followChanges(site, changed)).toBe(false);
    expect(site.updates).toHaveLength(Math.min(errors.length, 3));
    expect(printed.err).toContain(`internal error: ${errors[0]?.message}`);
  }
});
