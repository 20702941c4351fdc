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

  test('should pass a missing file that is no image', () => {
    expect(
      missingImage.check(ruleInput({ links: [makeLink('x.zip', missing('no-asset', '/x.zip'), { kind: 'asset' })] })),
    ).toEqual([]);
  });
});
