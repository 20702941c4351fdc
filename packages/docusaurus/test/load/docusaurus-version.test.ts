import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { docusaurusVersion, isDocusaurus2, readsNumberPrefixes } from '../../src/load/docusaurus-version.js';
import { dependingOn } from '../read-site.js';

function siteWith(version: string): string {
  return makeFolder(dependingOn(version));
}

test.each([
  ['^3.10.1', { major: 3, minor: 10 }],
  ['2.0.0-beta.21', { major: 2, minor: 0 }],
  ['0.0.0-4192', { major: 2 }],
  ['0.0.0-6401', {}],
  ['latest', {}],
])('the version %j should be %j', (written, version) => {
  const site = siteWith(written);
  expect([docusaurusVersion(site), isDocusaurus2(site)]).toEqual([version, 'major' in version && version.major === 2]);
});

test('numbers before names should be read since the alpha version that introduced it', () => {
  expect(
    ['2.0.0-alpha.72', '2.0.0-alpha.73', '2.0.0-beta.0', '3.10.1', '*'].map(siteWith).map(readsNumberPrefixes),
  ).toEqual([false, true, true, true, true]);
});
