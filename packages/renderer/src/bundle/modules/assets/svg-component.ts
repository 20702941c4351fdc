import styleToObject from 'style-to-js';

/** Prints a module whose default export draws an SVG file; its props are attributes of the `<svg>`, and `title`. */
export function printSvgComponent(svg: string): string {
  const [, attributes = '', inner = ''] = /<svg\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*)<\/svg>/.exec(svg) ?? [];
  const drawn = withoutEditors(inner).trim();
  // the title of the picture; those of its parts come after their elements
  const untitled = drawn.replace(/^<title\b[^>]*>[^<]*<\/title>\s*/, '');
  return `import { createElement } from 'react';
const attributes = ${JSON.stringify(readAttributes(attributes))};
const inner = ${JSON.stringify(drawn)};
const untitled = ${untitled === drawn ? 'inner' : JSON.stringify(untitled)};
const escape = (text) => String(text).replace(/&/g, '&amp;').replace(/</g, '&lt;');
export default function Picture({ title, titleId, ...props }) {
  const titled = title === undefined ? inner : '<title>' + escape(title) + '</title>' + untitled;
  return createElement('svg', { ...attributes, ...props, dangerouslySetInnerHTML: { __html: titled } });
}`;
}

/**
 * Removes the credits of graphics editors, such as 'Created with Sketch', which readers would otherwise see, like svgo
 * does.
 */
function withoutEditors(inner: string): string {
  return inner.replace(/<desc\b[^>]*>\s*(?:Created (?:with|using)[^<]*)?<\/desc>/g, '');
}

function readAttributes(text: string): Record<string, unknown> {
  const found = text.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return Object.fromEntries([...found].map(([, name = '', double, single]) => propOf(name, double ?? single ?? '')));
}

/** Converts an attribute to a React prop; React passes unknown ones through. */
function propOf(name: string, value: string): [string, unknown] {
  if (name === 'class') return ['className', value];
  if (name === 'style') return ['style', styleToObject(value, { reactCompat: true })];
  const camel = name.replace(/[-:]([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return [/^(?:aria|data)-/.test(name) ? name : camel, value];
}
