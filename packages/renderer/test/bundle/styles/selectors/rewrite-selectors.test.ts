import type { SelectorAliases } from '@docsite/core';
import { describe, expect, test } from '@jest/globals';
import { rewriteSelectors } from '../../../../src/bundle/styles/selectors/rewrite-selectors.js';

const aliases: SelectorAliases = {
  ids: { page: { ours: '#our-page' } },
  classes: {
    title: { ours: '.our-title' },
    link: { ours: '.our-link', marks: ['after'] },
    'link--on': { ours: '.our-link:where([aria-current])' },
    logo: { ours: '.our-logo > img', around: '.our-logo' },
    tabs: { ours: '.tab-row', theirs: '.tabs:where(ul)' },
    gone: { theirs: '.gone:where(p)' },
    head: { ours: '.head', heirs: '.our-menu:where(.open)' },
    wrapper: { ours: '.shell:not(.full)', beside: '.shell' },
    'head--dark': { ours: '.head:where([data-dark])', heirs: '.our-menu:where([data-dark] ~ *)' },
  },
  beginnings: { codeTitle: { ours: '.our-code-title' }, codeFrame: { ours: '.our-frame', isLater: true } },
  parts: '.bar, .end',
  types: { main: ':where(:not(#own))' },
  universalIn: 'base',
  subtracted: { '--bar-width': '--our-bar' },
  links: { within: ['bar'], ours: ':where(summary)' },
  bodies: ['panel'],
};

const rewrite = (css: string) => rewriteSelectors(css, aliases);

describe('a selector should match the elements of docsite', () => {
  test.each([
    ['by a class', '.title {}', ':is(.title, .our-title) {}'],
    ['by an id', '#page > .x {}', ':is(#page, #our-page) > .x {}'],
    ['whatever their type', 'a.link:hover {}', ':is(a.link, .our-link):hover {}'],
    [
      'by several classes',
      '.link.link--on {}',
      ':is(.link.link--on, .our-link:is(.our-link:where([aria-current]))) {}',
    ],
    ['with other classes', '.mine .title.x > b {}', '.mine :is(.title, .our-title).x > b {}'],
    ['within `:not()`', '.x:not(.link, .y) {}', '.x:not(:is(.link, .our-link), .y) {}'],
    ['around what is selected', '.logo img, .logo {}', ':is(.logo, .our-logo) img, :is(.logo, .our-logo > img) {}'],
    ['by the beginning of a class', "div[class*='codeTitle_'] {}", ":is(div[class*='codeTitle_'], .our-code-title) {}"],
    ['by a class that follows others', "[class*='codeFrame_'] {}", ":is([class*='codeFrame_'], .our-frame) {}"],
    ['by a class in an attribute', 'img[class~="title"] {}', ':is(img[class~="title"], .our-title) {}'],
    [
      'by a part of a class',
      "[class*='k--on'], [class*='ink--on'] {}",
      "[class*='k--on'], :is([class*='ink--on'], .our-link:where([aria-current])) {}",
    ],
    ['but not where others precede it', "[class^='codeFrame'] {}", "[class^='codeFrame'] {}"],
    ['and not those that have the name for something else', 'ul.tabs {}', ':is(ul.tabs:where(ul), .tab-row) {}'],
    ['but not by a class that the other theme has no more', '.gone p {}', '.gone:where(p) p {}'],
    [
      'that is a link in the other theme',
      '.bar > a:hover, .box a {}',
      '.bar > :is(a, :where(summary)):hover, .box a {}',
    ],
    [
      'in the text of a page, where they are children of what contains it',
      '.a .panel > details > b {}',
      '.a :is(.panel, .panel > :where([data-body], [data-island]), .panel > :where([data-body]) > :where([data-island])) > details > b {}',
    ],
    ['with its pseudo-elements', '.title[a]::before {}', ':is(.title, .our-title)[a]::before {}'],
    ['also where it has another mark', '.link:before {}', ':is(.link, .our-link):before {}'],
    ['but not where it has that mark', '.link::after, .link:after {}', '.link::after, .link:after {}'],
    ['in a media query', '@media print { .title {} }', '@media print { :is(.title, .our-title) {} }'],
    [
      'with a condition on what is before them',
      '.x + .wrapper b, .wrapper {}',
      '.x + :is(.wrapper, .shell) b, :is(.wrapper, .shell:not(.full)) {}',
    ],
    ['by a type, if they have the same one there', 'Main:not(.x) > .b {}', 'Main:where(:not(#own)):not(.x) > .b {}'],
    ['in a nested rule', '.x { & .title {} }', '.x { & :is(.title, .our-title) {} }'],
  ])('%s', (_, css, expected) => {
    expect(rewrite(css)).toBe(expected);
  });
});

test('a width that is subtracted should be that of the part beside others, if it is known', () => {
  expect(rewrite('.x { width: calc(100% - var(--bar-width)) }')).toBe(
    '.x { width: calc(100% - var(--our-bar, var(--bar-width))) }',
  );
  expect(rewrite('.x { width: var(--bar-width) }')).toBe('.x { width: var(--bar-width) }');
});

describe('what a rule sets for boxes of all elements should be in a layer', () => {
  test.each([
    [
      'alone',
      '*, ::before {\nmargin: 0;\ncolor: red }',
      '*, ::before {\n\ncolor: red } @layer base { *, ::before { margin: 0 } }',
    ],
    [
      'apart from others',
      '*,\n.x { --a: 1; border: 0 }',
      '\n.x { --a: 1; border: 0 } * { --a: 1 } @layer base { * { border: 0 } }',
    ],
    ['in a media query', '@media print { * { top: 0 } }', '@media print { * {  } @layer base { * { top: 0 } } }'],
    ['unless it is important', '* { margin: 0 !important }', '* { margin: 0 !important }'],
    ['unless its selector is more specific', '.x *, *:hover { margin: 0 }', '.x *, *:hover { margin: 0 }'],
  ])('%s', (_, css, expected) => {
    expect(rewrite(css)).toBe(expected);
  });
});

describe('a rule for bare elements should not match parts of the page frame', () => {
  const others = ':not(:where(.bar, .end), :where(.bar, .end) *)';

  test.each([
    ['a {}', `a${others} {}`],
    ['a:hover, h2::before {}', `a:hover${others}, h2${others}::before {}`],
    ["html[data-theme='dark'] ul li {}", `html[data-theme='dark'] ul li${others} {}`],
    ['.x a {}', '.x a {}'],
    ['.x { a {} }', '.x { a {} }'],
    ['html, body, :root, * {}', 'html, body, :root, * {}'],
  ])('%s', (css, expected) => {
    expect(rewrite(css)).toBe(expected);
  });
});

describe('elements that are inside of others in the other theme alone should', () => {
  const heirs = ':is(.our-menu:where(.open)):is(.our-menu:where([data-dark] ~ *))';

  test.each([
    [
      'have rules for what is in these',
      '.head .title {}',
      ':is(.head, .head, .our-menu:where(.open)) :is(.title, .our-title) {}',
    ],
    [
      'inherit from these',
      'html > nav.head { --a: 1; color: red; padding: 0 }',
      'html > :is(nav.head, .head) { --a: 1; color: red; padding: 0 } html > .our-menu:where(.open) { --a: 1; color: red }',
    ],
    [
      'inherit from several at once',
      '@media print { .head.head--dark { font: a\n b !important } }',
      `@media print { :is(.head.head--dark, .head:is(.head:where([data-dark]))) { font: a\n b !important } ${heirs} { font: a b !important } }`,
    ],
    ['not inherit what applies to some, or is not inherited', '.head.x { color: red } .head { padding: 0 }', undefined],
  ])('%s', (_, css, expected = css) => {
    expect(rewrite(css)).toBe(expected);
  });
});

test('line numbers should not change', () => {
  const css =
    '\uFEFF/* .title */\n.x,\n  .title ,\n.link:not(\n  .title\n) {\n  color: red;\n}\n@keyframes a { from { top: 0 } }\nb {}';
  expect(rewrite(css).split('\n')).toHaveLength(css.split('\n').length);
  expect(rewrite(css)).toContain(
    '\n  :is(.title, .our-title) ,\n:is(.link, .our-link):not(\n  :is(.title, .our-title)\n) {',
  );
});

test('a style sheet that cannot be parsed should stay as it is', () => {
  expect(rewrite('.title { color: "red')).toBe('.title { color: "red');
});
