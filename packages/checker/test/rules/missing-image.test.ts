import { describe, expect, test } from '@jest/globals';
import { missingImage } from '../../src/rules/missing-image.js';
import { makeLink, missing, ruleInput } from '../site-fixture.js';

describe('missing-image', () => {
  test('should report an image that is not there, with the nearest that is', () => {
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

  test('should be no more than a missing file where no Markdown shows the image', () => {
    const target = missing('no-asset', '/x.png');
    const links = [
      makeLink('/x.png', target, { kind: 'image', isElement: true }),
      makeLink('/x.png', target, { kind: 'image', writer: 'component' }),
      makeLink('/x.png', target, { kind: 'image' }),
    ];
    const found = [...missingImage.check(ruleInput({ links }))];
    expect(found.map(({ atMost }) => atMost)).toEqual(['missing-asset', 'missing-asset', undefined]);
  });

  test('should pass a missing file that is no image', () => {
    expect(
      missingImage.check(ruleInput({ links: [makeLink('x.zip', missing('no-asset', '/x.zip'), { kind: 'asset' })] })),
    ).toEqual([]);
  });
});
