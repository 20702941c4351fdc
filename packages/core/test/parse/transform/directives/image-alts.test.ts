import { describe, expect, test } from '@jest/globals';
import { htmlOf, parseText } from '../../parse-text.js';

describe.each(['satteri', 'remark'] as const)('the alternative text of an image, read by %s', (parser) => {
  test.each([
    ['![at 10:30](/a.png)', 'at 10:30'],
    ['![std::vector, `a:b` and *c:d*](/a.png "t")', 'std::vector, a:b and c:d'],
    ['![# a:b\\] [c](/d)](/a.png)', '# a:b] c'],
    ['![:b[c]{d=e}](/a.png)', ':b[c]{d=e}'],
    ['![10:30][ref]\n\n[ref]: /a.png', '10:30'],
    ['![:b]\n\n[:b]: /a.png', ':b'],
  ])('should contain what looks like a directive: %j', async (text, alt) => {
    const document = await parseText(text, 'docs/a.md', { parser });
    expect(htmlOf(document)).toContain(`alt="${alt}"`);
  });
});
