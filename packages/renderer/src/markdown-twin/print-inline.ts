import type { SectionLink } from '@docsite/core';
import {
  attributeOf,
  type ContentElement,
  type ContentNode,
  isElement,
  nameOf,
  textAttribute,
  textOf,
} from './content-node.js';
import { escapeMarkdown, fenceFor } from './escape-markdown.js';
import { printMath } from './print-math.js';

/** What printing needs to know about the page. */
export interface PrintContext {
  /** Makes the final URL of a link absolute. */
  readonly absolute: (url: string) => string;
  /** The label for a type of admonition. */
  readonly admonitionLabel: (type: string) => string;
  /** The cards shown on the page. */
  readonly cards: readonly SectionLink[];
  /** The text of a hard line break. */
  readonly lineBreak: string;
}

/** Prints blocks separately. */
export type BlocksPrinter = (nodes: readonly ContentNode[], context: PrintContext) => string[];

type InlinePrinter = (node: ContentElement, context: PrintContext) => string;

const em: InlinePrinter = (node, context) => wrap('*', printInline(node.children, context));
const strong: InlinePrinter = (node, context) => wrap('**', printInline(node.children, context));
const del: InlinePrinter = (node, context) => wrap('~~', printInline(node.children, context));
const nothing: InlinePrinter = () => '';
const asHtml: InlinePrinter = (node, context) =>
  `<${nameOf(node)}>${printInline(node.children, context)}</${nameOf(node)}>`;
const media: InlinePrinter = (node, context) => {
  const source = textAttribute(node, 'src');
  return source === undefined
    ? printInline(node.children, context)
    : printLink(textAttribute(node, 'title') ?? nameOf(node), source, context);
};

const printers: ReadonlyMap<string, InlinePrinter> = new Map(
  Object.entries<InlinePrinter>({
    span: (node, context) => printMath(node) ?? printInline(node.children, context),
    em,
    i: em,
    strong,
    b: strong,
    del,
    s: del,
    code: (node) => printCode(node.children.map(textOf).join('')),
    a: printAnchor,
    img: (node, context) => {
      const source = textAttribute(node, 'src');
      return source === undefined ? '' : `!${printLink(textAttribute(node, 'alt') ?? '', source, context)}`;
    },
    br: (_, { lineBreak }) => lineBreak,
    input: (node) => (attributeOf(node, 'type') === 'checkbox' ? printCheckbox(node) : ''),
    kbd: asHtml,
    sub: asHtml,
    sup: (node, context) =>
      isFootnoteReference(node.children[0]) ? printInline(node.children, context) : asHtml(node, context),
    iframe: media,
    video: media,
    audio: media,
    script: nothing,
    style: nothing,
    template: nothing,
    svg: nothing,
    button: nothing,
  }),
);

/**
 * Prints inline content; line ends in text are preserved. For elements that Markdown lacks, their content is printed.
 */
export function printInline(nodes: readonly ContentNode[], context: PrintContext): string {
  const parts: string[] = [];
  for (const node of nodes) {
    if (node.type === 'text') parts.push(escapeMarkdown(node.value));
    else if (isElement(node)) pushElement(parts, (printers.get(nameOf(node)) ?? printChildren)(node, context));
  }
  return parts.join('');
}

/** Escapes an exclamation mark before a link, which would turn it into an image. */
function pushElement(parts: string[], text: string): void {
  const last = parts.length - 1;
  const before = text.startsWith('[') ? parts[last] : undefined;
  if (before?.endsWith('!')) parts[last] = `${before.slice(0, -1)}\\!`;
  parts.push(text);
}

function printChildren(node: ContentElement, context: PrintContext): string {
  return printInline(node.children, context);
}

/** Inline content on one line. */
export function printLine(nodes: readonly ContentNode[], context: PrintContext): string {
  return onOneLine(printInline(nodes, { ...context, lineBreak: ' ' }));
}

/** Joins lines by single spaces. */
export function onOneLine(text: string): string {
  return trimLines(text).join(' ');
}

/** The lines of a text that are not blank, trimmed. */
export function trimLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Wraps text in markers, moving surrounding spaces outside, because markers must directly adjoin the marked words. */
function wrap(marker: string, text: string): string {
  const inner = text.trim();
  if (inner === '') return text;
  const start = text.indexOf(inner);
  return text.slice(0, start) + marker + inner + marker + text.slice(start + inner.length);
}

function printCode(text: string): string {
  const line = text.replaceAll('\n', ' ');
  if (line === '') return '';
  const fence = fenceFor(line, '`', 1);
  const space = /^`|`$|^ .*[^ ].* $/.test(line) ? ' ' : '';
  return fence + space + line + space + fence;
}

function isFootnoteReference(node: ContentNode | undefined): boolean {
  return isElement(node) && attributeOf(node, 'dataFootnoteRef') !== undefined;
}

function printCheckbox(node: ContentElement): string {
  return attributeOf(node, 'checked') ? '[x]' : '[ ]';
}

function printAnchor(node: ContentElement, context: PrintContext): string {
  if (attributeOf(node, 'dataFootnoteBackref') !== undefined) return '';
  const href = textAttribute(node, 'href') ?? textAttribute(node, 'to');
  if (href === undefined) return printInline(node.children, context);
  if (isFootnoteReference(node)) return `[^${footnoteLabel(href)}]`;
  const text = printLine(node.children, context);
  if (text === '') return '';
  if (/^https?:/.test(href) && node.children.length === 1 && textOf(node) === href) return `<${href}>`;
  return `[${text}](${destination(href, context)})`;
}

/** The label of a footnote, from the id of its text or a link to it. */
export function footnoteLabel(id: string): string {
  return id.slice(id.lastIndexOf('fn-') + 3);
}

function printLink(text: string, url: string, context: PrintContext): string {
  return `[${onOneLine(escapeMarkdown(text))}](${destination(url, context)})`;
}

/** A URL as CommonMark's link destination. */
function destination(url: string, { absolute }: PrintContext): string {
  const address = absolute(url);
  return /[\s()<>]/.test(address) ? `<${address.replace(/[<>\n]/g, encodeURIComponent)}>` : address;
}
