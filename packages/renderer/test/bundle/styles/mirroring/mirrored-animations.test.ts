import { expect, test } from '@jest/globals';
import { withMirroredAnimations } from '../../../../src/bundle/styles/mirroring/mirrored-animations.js';

const right = ':where(:root[dir="rtl"], :root[dir="rtl"] *)';

const fileOf = (path: string, text: string) => ({ path, contents: Buffer.from(text) });

const mirrored = (...sheets: readonly string[]) =>
  withMirroredAnimations(sheets.map((text, index) => fileOf(`${index}.css`, text))).map(({ contents }) =>
    String(contents),
  );

const keyframes = '@keyframes in{0%{left:0}}@keyframes in-rtl{0%{right:0}}';

test('withMirroredAnimations should use the mirrored steps of animations that another style sheet defines', () => {
  expect(mirrored(keyframes, '.a{color:red;animation:in 1s}.b{animation-name:out,in}')).toEqual([
    keyframes,
    `.a{color:red;animation:in 1s}.a${right}{animation:in-rtl 1s}.b{animation-name:out,in}.b${right}{animation-name:out,in-rtl}`,
  ]);
});

test('withMirroredAnimations should change rules for right-to-left pages in place', () => {
  const own = '.a:where(:root[dir=rtl]){left:0;animation:in 1s}';
  expect(mirrored(keyframes, own)[1]).toBe(own.replace('animation:in', 'animation:in-rtl'));
});

test('withMirroredAnimations should leave rules for left-to-right pages, and animations that are not mirrored', () => {
  const sheets = [`${keyframes}.a:where(:root:not([dir=rtl])){animation:in 1s}`, '.b{animation:out 1s}'];
  expect(mirrored(...sheets)).toEqual(sheets);
  expect(mirrored('@keyframes in{0%{top:0}}', '.a{animation:in 1s}')[1]).toBe('.a{animation:in 1s}');
});
