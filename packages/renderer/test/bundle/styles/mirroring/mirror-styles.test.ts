import { expect, test } from '@jest/globals';
import { mirrorStyles } from '../../../../src/bundle/styles/mirroring/mirror-styles.js';

const left = ':where(:root:not([dir="rtl"]), :root:not([dir="rtl"]) *)';
const right = ':where(:root[dir="rtl"], :root[dir="rtl"] *)';

test.each([
  [
    'sides',
    '.a { color: red; margin-left: 1px; }',
    `.a { color: red; }.a${left}{margin-left: 1px;}.a${right}{margin-right: 1px }`,
  ],
  [
    'what follows them in the rule, which may set the same',
    '.a{margin:0 2px 0 1px;margin:0}',
    `.a{}.a${left}{margin:0 2px 0 1px;margin:0}.a${right}{margin:0 1px 0 2px;margin:0}`,
  ],
  [
    'alignment',
    'h1, .a > p { text-align: left }',
    `h1, .a > p { }h1${left},.a>p${left}{text-align: left}h1${right},.a>p${right}{text-align: right }`,
  ],
  ['pseudo-elements', '.a::before{left:0}', `.a::before{}.a${left}::before{left:0}.a${right}::before{right:0}`],
])(
  'mirrorStyles should mirror %s on pages in right-to-left languages, without adding specificity',
  (_, css, mirrored) => {
    expect(mirrorStyles(css)).toBe(mirrored);
  },
);

test('mirrorStyles should leave what does not depend on the direction', () => {
  const css =
    ':root { --gap: 1px; }\n.a { margin-inline-start: 1px; padding: 0 2px }\n@font-face { font-family: "left" }';
  expect(mirrorStyles(css)).toBe(css);
});

test('mirrorStyles should leave what the style sheet says not to mirror', () => {
  const css = '/*rtl:ignore*/\n.a { left: 0 }\n.b { left: 0 /*rtl:ignore*/; }';
  expect(mirrorStyles(css)).toBe(css);
});

test('mirrorStyles should end what one style sheet leaves open before the next', () => {
  mirrorStyles('.a { left: 0 }\n/*rtl:begin:ignore*/');
  expect(mirrorStyles('.a{left:0}')).toBe(`.a{}.a${left}{left:0}.a${right}{right:0}`);
});

test('mirrorStyles should mirror nested rules, and declarations around them', () => {
  const mirrored = mirrorStyles('.a { left: 0; .b { float: left } right: 1px }');
  expect(mirrored).toBe(
    `.a { &${left}{left: 0;}&${right}{right: 0} .b { }.b${left}{float: left}.b${right}{float: right } &${left}{right: 1px}&${right}{left: 1px} }`,
  );
});

test('mirrorStyles should give mirrored animations names of their own', () => {
  const mirrored = mirrorStyles(
    '@keyframes in { from { left: 0 } }\n.a { animation: in 1s; }\n.b { animation: out 1s }',
  );
  expect(mirrored).toBe(
    `@keyframes in { from { left: 0 } }@keyframes in-rtl { from { right: 0 } }\n.a { }.a${left}{animation: in 1s;}.a${right}{animation: in-rtl 1s }\n.b { animation: out 1s }`,
  );
});

test('mirrorStyles should preserve line numbers, and leave invalid style sheets', () => {
  const css = '.a {\n  left: 0;\n  /* b */\n  top: 0;\n}\n.c { color: red }\n';
  expect(mirrorStyles(css).split('\n')[5]).toBe('.c { color: red }');
  expect(mirrorStyles('.a { left: 0')).toBe('.a { left: 0');
});
