import { describe, expect, test } from '@jest/globals';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { printSvgComponent } from '../../../../src/bundle/modules/assets/svg-component.js';

/** Renders an SVG file with props, by the component that its module exports. */
function draw(svg: string, props: object = {}): string {
  const code = printSvgComponent(svg)
    .replace(/^import .*$/m, '')
    .replace('export default', 'return');
  const component = new Function('createElement', code)(createElement);
  return renderToStaticMarkup(createElement(component, props));
}

describe('an SVG file as a component', () => {
  test('should keep its attributes and its children', () => {
    const svg =
      '<?xml version="1.0"?>\n<svg class="a" stroke-width="2" style="color: red" viewBox=\'0 0 1 1\'><path d="M0 0"/></svg>';
    expect(draw(svg)).toBe(
      '<svg class="a" stroke-width="2" style="color:red" viewBox="0 0 1 1"><path d="M0 0"/></svg>',
    );
  });

  test('should not expose the name of its drawing program to readers', () => {
    expect(draw('<svg><desc>Created with Sketch.</desc><desc>A boat</desc><g/></svg>')).toBe(
      '<svg><desc>A boat</desc><g/></svg>',
    );
  });

  test('should accept props as attributes, and a title', () => {
    expect(draw('<svg width="1"><g/></svg>', { width: 2, role: 'img', title: 'A & B' })).toBe(
      '<svg width="2" role="img"><title>A &amp; B</title><g/></svg>',
    );
  });

  test('should have its own title unless a prop gives another', () => {
    const svg = '<svg><title>Own</title><g><title>Part</title></g></svg>';
    expect(draw(svg)).toBe('<svg><title>Own</title><g><title>Part</title></g></svg>');
    expect(draw(svg, { title: 'New' })).toBe('<svg><title>New</title><g><title>Part</title></g></svg>');
  });
});
