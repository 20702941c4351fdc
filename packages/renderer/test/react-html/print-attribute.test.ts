import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { printAttributes } from '../../src/react-html/native-elements.js';
import { Unprintable } from '../../src/react-html/unprintable.js';

const names = [
  'id className tabIndex htmlFor crossOrigin style dir role viewBox width height src href action title lang hrefLang',
  'autoFocus multiple muted contentEditable spellCheck draggable value focusable inert allowFullScreen async controls',
  'disabled hidden loop open readOnly required reversed itemScope itemProp capture download cols rows size span rowSpan',
  'colSpan start srcSet sizes dateTime popover popoverTarget popoverTargetAction fetchPriority loading decoding ref key',
  'acceptCharset httpEquiv strokeWidth strokeDasharray fillOpacity clipPath textAnchor xHeight glyphOrientationVertical',
  'pathLength preserveAspectRatio gradientTransform suppressHydrationWarning defaultValue innerHTML onClick onload on',
  'aria-label aria-hidden ariaLabel data-x data-camelCase dataX xlinkHref xmlLang xmlns x1 is constructor toString',
  'xlinkActuate xlinkArcrole xlinkRole xlinkShow xlinkTitle xlinkType xlinkOther xmlBase xmlSpace xmlOther xmlnsXlink',
  'xlink:href xml:space xmlns:xlink enterKeyHint inputMode autoCapitalize cite referrerPolicy target rel type media as',
].flatMap((line) => line.split(' '));

const values: readonly unknown[] = [
  '',
  'plain',
  '<a href="x">\'&\'</a>',
  ' javascript:alert(1)',
  0,
  1,
  -1.5,
  Number.NaN,
  12n,
  true,
  false,
  null,
  undefined,
  () => 'code',
  Symbol('s'),
  [],
  ['a', 'b'],
];

const folderOfReact = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));
const serverOfReact = join(folderOfReact, 'cjs/react-dom-server-legacy.node.production.js');

/** All properties without a unit in React, as listed in its own code, and some others. */
const cssProperties = [
  ...(/new Set\(\s*"(animationIterationCount [^"]+)"/.exec(readFileSync(serverOfReact, 'utf8'))?.[1]?.split(' ') ?? []),
  ...['width', 'fontSize', 'borderTopWidth', 'letterSpacing', 'msTransform', 'WebkitTextStrokeWidth'],
];

const styles: readonly object[] = [
  {},
  { textAlign: 'center' },
  { '--first-line': 3, '--Own': ' a"b ' },
  { WebkitLineClamp: '2', msFlex: '1', background: 'url("x")' },
  { width: 0, height: -0, margin: 4.5, top: -1, left: Number.NaN, Opacity: 1, '-webkit-box-flex': 2 },
  { color: '', margin: null, padding: undefined, display: false, top: '1px' },
];

/** What React writes between the tag name and its end. */
function byReact(tag: string, props: object): string {
  return /^<\w+(.*?)\/?>(?:<\/\w+>)?$/s.exec(renderToStaticMarkup(createElement(tag, props)))?.[1] ?? '';
}

/** The attributes as printed, or `undefined` if they are left to React. */
function byPrinter(tag: string, props: Readonly<Record<string, unknown>>): string | undefined {
  try {
    return printAttributes(tag, props);
  } catch (error) {
    if (error instanceof Unprintable) return undefined;
    throw error;
  }
}

// React warns about most of these
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

describe('attributes', () => {
  test.each(['div', 'a', 'input', 'button', 'form', 'td', 'path'])(
    'should be printed as React prints them on <%s>',
    (tag) => {
      const differing: unknown[] = [];
      let compared = 0;
      for (const name of names) {
        for (const value of name === 'style' ? styles : values) {
          const props = { 'data-before': 'b', [name]: value, 'data-after': 'a' };
          const printed = byPrinter(tag, props);
          if (printed === undefined || name === 'key') continue;
          compared++;
          const expected = byReact(tag, props);
          if (printed !== expected) differing.push({ name, value, printed, expected });
        }
      }
      expect(differing).toEqual([]);
      expect(compared).toBeGreaterThan(1000);
    },
  );

  test('should cover every style number that React gives no unit', () => {
    expect(cssProperties.length).toBeGreaterThan(70);
    const differing = cssProperties.filter(
      (name) => byPrinter('p', { style: { [name]: 1 } }) !== byReact('p', { style: { [name]: 1 } }),
    );
    expect(differing).toEqual([]);
  });

  test('should be printed in the namespaces of SVG, too, as icons have them', () => {
    const props = { xmlns: 'http://www.w3.org/2000/svg', xmlnsXlink: 'x', xlinkHref: '#a', xmlSpace: 'preserve' };
    expect(printAttributes('svg', props)).toBe(byReact('svg', props));
  });

  test('should reject names that no attribute may have', () => {
    expect(() => printAttributes('p', { 'a"b': 'x' })).toThrow(Unprintable);
  });
});
