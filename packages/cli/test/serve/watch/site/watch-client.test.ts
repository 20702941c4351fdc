import { describe, expect, test } from '@jest/globals';
import { addWatchClient, versionOf } from '../../../../src/serve/watch/site/watch-client.js';

const tagFor = (html: string): string =>
  `<script src="/base/__docsite/client.js" data-version="${versionOf(html)}"></script>`;

describe('addWatchClient', () => {
  test('should be inserted at the end of the body', () => {
    const html = '<body><pre>&lt;/body></pre></body></html>';
    expect(addWatchClient(html, '/base/')).toBe(`<body><pre>&lt;/body></pre>${tagFor(html)}</body></html>`);
  });

  test('should be appended to a page that leaves its body open', () => {
    expect(addWatchClient('<p>Hello', '/base/')).toBe(`<p>Hello${tagFor('<p>Hello')}`);
  });
});
