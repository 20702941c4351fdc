import { escapePattern } from '@docsite/core';
import type { Expression, SpreadElement } from 'acorn';
import { assetFile } from '../modules/assets/asset-imports.js';
import { callAt } from '../modules/folders/call-at.js';

/**
 * A call, perhaps with a comment for webpack, whose path begins with loaders, at the site folder, in a package, with an
 * alias that looks like a scope, with a slash, or in a folder nearby.
 */
const start = new RegExp(
  [
    /\b(?:require|import)\s*\(\s*(?:\/\*[^*]*\*\/\s*)*/,
    /(?:[`'"](?:[^`'"\n$]*!|@site\/|\/[^/])|(?=`[^`\n]*\$\{|['"][^'"\n]*['"]\s*\+)[`'"](?:(?:@[\w.-]+\/)?\w[\w.-]*|@[\w.-]+|\.{1,2})\/)/,
  ]
    .map(({ source }) => source)
    .join(''),
);

/** The names of modules that are code. */
const codeFile = /\.[cm]?[jt]sx?/;

/** Whether code may load modules by computed paths. */
export function hasPathImports(code: string): boolean {
  return start.test(code);
}

/**
 * Replaces each `require('@site/texts/' + name)` with a computed path, and likewise `import()`, by a
 * `require.context()` of the folder that the path begins with, as webpack does.
 *
 * @param isAlias Whether a name like that of a scope is an alias: all packages of a scope cannot be intended.
 */
export function expandPathImports(code: string, isAlias: (name: string) => boolean = () => false): string {
  const places = [...code.matchAll(new RegExp(start, 'g'))].map(({ index }) => index);
  return places.reduceRight((text, at) => {
    const call = callAt(text, at);
    if (call === undefined) return text;
    const made = contextCall(text, call, isAlias) ?? text.slice(at, call.end);
    return text.slice(0, at) + made + text.slice(call.end);
  }, code);
}

function pathArgument(call: Expression): Expression | SpreadElement | undefined {
  if (call.type === 'ImportExpression') return call.source;
  return call.type === 'CallExpression' ? call.arguments[0] : undefined;
}

function contextCall(code: string, call: Expression, isAlias: (name: string) => boolean): string | undefined {
  const path = pathArgument(call);
  if (path === undefined || path.type === 'SpreadElement') return undefined;
  const parts = partsOf(path);
  const [first, ...rest] = parts;
  const folder = first?.text?.replace(/\/[^/]*$/, '');
  if (first?.text === undefined || folder === undefined || folder === first.text) return undefined;
  // loading the whole site cannot be intended
  if (folder === '' || folder.endsWith('@site')) return undefined;
  if (/^@[^/]*$/.test(folder) && !isAlias(folder)) return undefined;
  if (rest.every(({ text }) => text !== undefined)) return undefined;
  const key = `./${first.text.slice(folder.length + 1)}`;
  const named = [{ text: key }, ...rest].map(({ text }) => (text === undefined ? '.*' : inLiteral(text))).join('');
  // besides what is meant, the folder of a module itself may contain documents and files of any kind
  const isOwn = /^\.{1,2}(?:\/\.\.)*$/.test(folder) && !/\.\w+$/.test(parts.at(-1)?.text ?? '');
  const pattern = isOwn ? `${named}(?:\\.json|${codeFile.source}|${assetFile.source})` : named;
  const request = path.type === 'TemplateLiteral' ? `\`${key}` : JSON.stringify(key);
  const mode = call.type === 'ImportExpression' ? ", 'lazy'" : '';
  return `require.context(${JSON.stringify(folder)}, true, /^${pattern}$/${mode})(${request}${code.slice(first.end, path.end)})`;
}

/** A part of a path; without text, it is computed. */
interface PathPart {
  readonly text?: string;
  /** Where it ends in the code. */
  readonly end: number;
}

/** The parts of a path that is composed with `+` or in a template. */
function partsOf(node: Expression): PathPart[] {
  if (node.type === 'Literal' && typeof node.value === 'string') return [{ text: node.value, end: node.end }];
  if (node.type === 'BinaryExpression' && node.operator === '+' && node.left.type !== 'PrivateIdentifier')
    return [...partsOf(node.left), ...partsOf(node.right)];
  if (node.type !== 'TemplateLiteral') return [{ end: node.end }];
  return node.quasis.flatMap(({ value, end }, index) => [
    { text: value.cooked ?? value.raw, end },
    ...(index < node.expressions.length ? [{ end }] : []),
  ]);
}

/** Escapes a text for a regular expression literal. */
function inLiteral(text: string): string {
  return escapePattern(text).replaceAll('/', '\\/');
}
