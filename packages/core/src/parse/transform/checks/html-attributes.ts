import type { Root } from 'hast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { ParseProblem } from '../../document.js';
import type { ParseState } from '../../parse-state.js';
import { isHtmlName, isJsxElement, type MdxJsxElementHast } from '../../tree/mdx-nodes.js';
import { placeOfNode } from '../../tree/node-place.js';
import { walkHast } from '../../tree/walk.js';

/**
 * Finds and removes attributes of MDX elements that are written as in HTML: React throws for a style that is a string,
 * and ignores event handlers that are strings.
 */
export function checkHtmlAttributes(tree: Root, state: ParseState): void {
  if (state.format !== 'mdx') return;
  walkHast(tree, (node) => {
    if (!isJsxElement(node)) return undefined;
    if (isHtmlName(node.name)) checkElement(node, state);
    return undefined;
  });
}

function checkElement(element: MdxJsxElementHast, state: ParseState): void {
  for (const attribute of [...element.attributes]) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
    const problem = problemOf(attribute, attribute.value);
    if (problem === undefined) continue;
    element.attributes.splice(element.attributes.indexOf(attribute), 1);
    state.problems.push({ ...problem, place: placeOfNode(element, state) });
  }
}

function problemOf({ name }: MdxJsxAttribute, value: string): Omit<ParseProblem, 'place'> | undefined {
  if (name === 'style')
    return {
      rule: 'syntax',
      message: `the style of '${value}' is text, where MDX takes an object`,
      hint: `write \`style={{ ${declarationsOf(value).join(', ')} }}\``,
    };
  if (!/^on[a-z]/i.test(name)) return undefined;
  return {
    rule: 'foreign-syntax',
    message: `'${name}="${value}"' is left out: MDX takes a function here`,
    hint: 'write a React component that handles the event, and import it',
  };
}

/** Converts the declarations of a style to keys and values of an object. */
function declarationsOf(style: string): string[] {
  return style.split(/;(?![^(]*\))/).flatMap((declaration) => {
    const [, name, value] = /^\s*([\w-]+)\s*:\s*(.*?)\s*$/s.exec(declaration) ?? [];
    if (name === undefined || value === undefined) return [];
    const key = name.startsWith('--') ? `'${name}'` : camelCase(name);
    return [`${key}: '${value.replaceAll("'", '"')}'`];
  });
}

function camelCase(name: string): string {
  return name.replace(/^-ms-/, 'ms-').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
