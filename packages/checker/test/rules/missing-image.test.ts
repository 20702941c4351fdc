import { describe, expect, test } from '@jest/globals';
import { missingImage } from '../../src/rules/missing-image.js';
import { makeLink, missing, ruleInput } from '../site-fixture.js';

describe('missing-image', () => {
  test('should report a missing image, with the nearest one', () => {
    const links = [
      makeLink('./img/digram.svg', missing('no-asset', '/docs/img/digram.svg', './img/diagram.svg'), { kind: 'image' }),
    ];
    expect(missingImage.check(ruleInput({ links }))).toEqual([
      {
        rule: 'missing-image',
        file: 'docs/a.md',
        line: 3,
        column: 1,
        message: "no image at './img/digram.svg'",
        hint: "did you mean './img/diagram.svg'?",
        cause: '/docs/img/digram.svg',
      },
    ]);
  });

  test.each([
    ['./a#b.png', "if '#' is part of the name of the file, write './a%23b.png'"],
    ['why?.png', "if '?' is part of the name of the file, write 'why%3F.png'"],
    ['./b.png?v=1', undefined],
  ])('should say how to write marks in the name of a file: %s', (href, hint) => {
    const links = [makeLink(href, missing('no-asset', '/docs/a'), { kind: 'image' })];
    expect([...missingImage.check(ruleInput({ links }))].map((found) => found.hint)).toEqual([hint]);
  });

  test('should be a plain missing file if no Markdown shows the image', () => {
    const target = missing('no-asset', '/x.png');
    const links = [
      makeLink('/x.png', target, { kind: 'image', isElement: true }),
      makeLink('/x.png', target, { kind: 'image', writer: 'component' }),
      makeLink('/x.png', target, { kind: 'image' }),
    ];
    const found = [...missingImage.check(ruleInput({ links }))];
    expect(found.map(({ atMost }) => atMost)).toEqual(['missing-asset', 'missing-asset', undefined]);
  });

  test('should report an image of Markdown without an address, which leads to its own page', () => {
    const target = { type: 'external', url: '' } as const;
    const links = [
      makeLink('', target, { kind: 'image' }),
      makeLink('', target, { kind: 'image', isElement: true }),
      makeLink('', target, { kind: 'image', writer: 'component' }),
    ];
    expect(missingImage.check(ruleInput({ links }))).toEqual([
      {
        rule: 'missing-image',
        file: 'docs/a.md',
        line: 3,
        column: 1,
        message: 'the image has no address',
        hint: 'write the path of its file',
        cause: 'the image has no address',
      },
    ]);
  });

  test('should accept a missing file that is not an image, which another rule covers', () => {
    expect(
      missingImage.check(ruleInput({ links: [makeLink('x.zip', missing('no-asset', '/x.zip'), { kind: 'asset' })] })),
    ).toEqual([]);
  });
});
