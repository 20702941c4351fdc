import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { readRequested } from '../../src/build/requested-config.js';

/** Returns the base URL of a site built with `--base-url`, or the error message. */
async function baseUrlOf(baseUrl: string): Promise<unknown> {
  const siteDir = makeFolder({ 'docsite.config.json': '{ "title": "T", "baseUrl": "/configured/" }' });
  try {
    return (await readRequested({ siteDir, baseUrl, includeDrafts: false } as never)).config.baseUrl;
  } catch (error) {
    const { message, hint } = error as { readonly message: string; readonly hint?: string };
    return [message, hint];
  }
}

describe('--base-url', () => {
  test('should replace the configured one, with or without slashes around it', async () => {
    const written = ['/', '', 'docs', '/docs/', '//docs', 'a/b/', '/ü/'];
    expect(await Promise.all(written.map(baseUrlOf))).toEqual(['/', '/', '/docs/', '/docs/', '/docs/', '/a/b/', '/ü/']);
  });

  test.each(['https://example.org/docs/', '/../docs', '/docs?a', '/docs#a', '/a//b'])(
    'should be rejected if it is not a path: %s',
    async (written) => {
      expect(await baseUrlOf(written)).toEqual([
        `--base-url is '${written}', which is not a path that a site can be served under`,
        'write a path, such as --base-url /handbook/; the host is `url` in the configuration',
      ]);
    },
  );

  test('should be rejected if a shell has turned it into a Windows path', async () => {
    expect(await baseUrlOf('C:/Program Files/Git/docs/')).toEqual([
      "--base-url is 'C:/Program Files/Git/docs/', which is not a path that a site can be served under",
      'your shell turned it into a Windows path: leave out the first slash, as in --base-url handbook',
    ]);
  });
});
