import { type AtRule, type ChildNode, parse } from 'postcss';
import { rangeOf } from './css-nodes.js';

/**
 * Moves the imports of a style sheet before its rules: css-loader accepts them anywhere, whereas browsers and esbuild
 * ignore late ones. Line numbers are preserved. Invalid CSS is left for esbuild to report.
 */
export function importsFirst(css: string): string {
  if (!/@import\b/i.test(css)) return css;
  try {
    const { nodes } = parse(css);
    const end = nodes.findIndex((node) => !mayPrecede(node));
    const late = end < 0 ? [] : nodes.slice(end).filter(isImport);
    if (late.length === 0) return css;
    const before = nodes[end - 1];
    const at = before === undefined ? 0 : rangeOf(before).end;
    const moved = late.map((node) => textOf(css, node).replace(/\n/g, ' ').replace(/;?$/, ';')).join('');
    return `${css.slice(0, at)}${moved}${blank(css, late).slice(at)}`;
  } catch {
    return css;
  }
}

function isImport(node: ChildNode): boolean {
  return isNamed(node, 'import');
}

function isNamed(node: ChildNode, name: string): node is AtRule {
  return node.type === 'atrule' && node.name.toLowerCase() === name;
}

/** Whether imports may follow a node. */
function mayPrecede(node: ChildNode): boolean {
  if (isNamed(node, 'layer')) return node.nodes === undefined;
  return node.type === 'comment' || isImport(node) || isNamed(node, 'charset');
}

/** Replaces nodes by spaces and their line ends. */
function blank(css: string, nodes: readonly ChildNode[]): string {
  return nodes.reduce((text, node) => {
    const { start, end } = rangeOf(node);
    return text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end);
  }, css);
}

function textOf(css: string, node: ChildNode): string {
  const { start, end } = rangeOf(node);
  return css.slice(start, end);
}
