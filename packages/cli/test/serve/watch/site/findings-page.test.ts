import { describe, expect, test } from '@jest/globals';
import { renderFindingsPage } from '../../../../src/serve/watch/site/findings-page.js';

describe('renderFindingsPage', () => {
  test('should show findings as text, whatever they contain', () => {
    const html = renderFindingsPage('Broken', [
      {
        rule: 'a-rule',
        severity: 'error',
        message: '<script>alert(1)</script>',
        file: 'docs/<b>.md',
        line: 2,
        column: 3,
        hint: 'write & close',
      },
    ]);
    expect(html.slice(html.indexOf('<ul>'), html.indexOf('</ul>'))).toBe(
      '<ul><li><code>docs/&lt;b&gt;.md:2:3</code> error: &lt;script&gt;alert(1)&lt;/script&gt; <small>a-rule</small><br>hint: write &amp; close</li>',
    );
  });
});
