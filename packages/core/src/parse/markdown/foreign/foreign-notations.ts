import { vitePressBlocks } from '../../transform/directives/vitepress-blocks.js';
import { type ForeignNotation, leftAsText, tabsHint } from './foreign-notation.js';
import { inlineNotations } from './inline-notations.js';
import { shortcodes } from './shortcodes.js';

const details = 'write `<details>` with a `<summary>` around it';
const include =
  "write `<!--@include: ./part.md-->`, or in an .mdx file `import Part from './part.md'`, and `<Part />` where it belongs";

/** A hint with the opening line of the corresponding admonition, given its name in the other tool. */
function blockHint(name: string, admonitions: ReadonlySet<string>): string {
  const known = name.toLowerCase();
  return `write \`:::${admonitions.has(known) ? known : 'note'}\` before it and \`:::\` after it`;
}

/** VitePress: `::: name` for unknown blocks, `[[toc]]`, `<<< @/file.js`. */
const vitePress: readonly ForeignNotation[] = [
  {
    pattern: /^:{3,}[ \t]+([A-Za-z][\w-]*)/,
    describe: ([written, name = ''], admonitions) => ({
      message: leftAsText(written),
      hint:
        admonitions.has(name) || vitePressBlocks.has(name)
          ? `write \`:::${name}\`, without the space`
          : 'name a block of the site, such as `:::note`',
    }),
  },
  {
    pattern: /^(?:\[\[_?toc_?\]\]|\[TOC\])(?=[ \t]*$)/i,
    describe: ([written]) => ({
      message: leftAsText(written),
      hint: 'remove it: the headings of a page are listed next to it',
    }),
  },
  {
    pattern: /^<<<[ \t]+\S+/,
    describe: () => ({
      message: leftAsText('<<<'),
      hint: 'in an .mdx file write `import code from \'./file.js?raw\'`, and `<CodeBlock language="js">{code}</CodeBlock>`',
    }),
  },
];

/** MkDocs with the extensions of Material: `!!! note`, `??? note`, `=== "Tab"`, `--8<-- "file"`. */
const mkDocs: readonly ForeignNotation[] = [
  {
    pattern: /^!!![ \t]+([A-Za-z][\w-]*)/,
    describe: ([written, name = ''], admonitions) => ({
      message: leftAsText(written),
      hint: `${blockHint(name, admonitions)}, and remove its indentation`,
    }),
  },
  {
    pattern: /^\?{3}\+?[ \t]+[A-Za-z][\w-]*/,
    describe: ([written]) => ({ message: leftAsText(written), hint: `${details}, and remove its indentation` }),
  },
  {
    pattern: /^===[!+]?[ \t]+"[^"\n]+"/,
    describe: () => ({ message: leftAsText('=== "…"'), hint: tabsHint }),
  },
  { pattern: /^-+8<-+[ \t]+["']\S+["']/, describe: () => ({ message: leftAsText('--8<--'), hint: include }) },
];

const bookDirective = /\{\{#(include|rustdoc_include|shiftinclude|playground|playpen|title|template)(?=[ \t])/;

const bookSnippet =
  'write `<<< ./file.rs#name` instead of the code, and enclose the lines in `#region name` or `ANCHOR: name`, and its end';

/** mdBook: `{{#include file.rs:anchor}}`, `{{#title Text}}`. */
const mdBook: readonly ForeignNotation[] = [
  {
    pattern: new RegExp(`(?<!\\\\)${bookDirective.source}`),
    isAnywhere: true,
    describe: ([written, name = '']) => ({
      message: leftAsText(written),
      hint: name === 'title' ? 'write `title: …` in the front matter' : include,
    }),
  },
];

/** MyST: `:::{name}` for unknown blocks. */
const myst: readonly ForeignNotation[] = [
  {
    pattern: /^:{3,}\{([A-Za-z][\w-]*)\}/,
    describe: ([written, name = ''], admonitions) => ({
      message: leftAsText(written),
      hint: blockHint(name, admonitions),
    }),
  },
];

/** Docsify: `!> Important`, `?> Tip`. */
const docsify: readonly ForeignNotation[] = [
  {
    pattern: /^([!?])>(?=[ \t]+\S)/,
    describe: ([written, sign], admonitions) => ({
      message: leftAsText(written),
      hint: blockHint(sign === '!' ? 'warning' : 'tip', admonitions),
    }),
  },
];

/** Lines that earlier Markdown read as headings, and those in which a character is invisible. */
const headings: readonly ForeignNotation[] = [
  {
    pattern: /^#{2,6}(?=[\p{L}\p{N}])/u,
    describe: ([written]) => ({
      message: `'${written}' begins no heading, because no space follows`,
      hint: `write a space after \`${written}\``,
    }),
  },
  {
    pattern: /^([\u200B\u2060\uFEFF]?)(#{1,6})(?=[ \u00A0\u200B\u2060\uFEFF])/u,
    describe: ([, before, signs]) => ({
      message: `'${signs}' begins no heading, because an invisible character ${before === '' ? 'follows' : 'precedes it'}`,
      hint: `type the beginning of the line again: \`${signs} \` and the text`,
    }),
  },
];

/** The same in a whole document, in lists and quotes, too: a cheap test. */
export const maybeHeading =
  /^[ \t>*+-]*(?:#{2,6}[\p{L}\p{N}]|#{1,6}[\u00A0\u200B\u2060\uFEFF]|[\u200B\u2060\uFEFF]#)/mu;

/** What mdBook would replace by the code of a file. */
export const codeInclude: ForeignNotation = {
  pattern: bookDirective,
  describe: ([written]) => ({ message: `readers see '${written}' in the code`, hint: bookSnippet }),
};

/** What follows `](` in a link that is left as text because its address contains a space: a path or a file name. */
const spacedAddress =
  /(\.{0,2}\/[^()<>"'\n]*[^\s()<>"'][ \t]+[^\s()<>"'][^()<>"'\n]*|[^\s()<>"'][^()<>"'\n]*[ \t][^()<>"'\n]*\.[A-Za-z]\w{0,4}(?:#[^\s()<>"']*)?)/;

/** Links and images whose address contains a space, as wikis and file managers write it. */
export const spacedLinks: ForeignNotation = {
  pattern: new RegExp(`(?:(?<!\\\\)\\[[^[\\]\\n]*|^[^[\\]\\n]*)\\]\\(${spacedAddress.source}[ \\t]*\\)`, 'g'),
  describe: ([, address = '']) => ({
    message: `a link to '${address}' is left as text, because the address contains a space`,
    hint: `write \`${address.trim().replace(/\s/g, '%20')}\`, or \`<${address.trim()}>\``,
  }),
};

/** All notations recognized in text. */
export const textNotations: readonly ForeignNotation[] = [
  ...vitePress,
  ...mkDocs,
  shortcodes,
  ...mdBook,
  ...myst,
  ...docsify,
  ...inlineNotations,
  ...headings,
];

/** A quote that GitHub or Obsidian renders as an admonition. */
export const alert: ForeignNotation = {
  pattern: /^\[!([A-Za-z]+)\](-?)/,
  describe: ([written, name = '', fold], admonitions) => ({
    message: leftAsText(written),
    hint: `${fold === '-' ? details : blockHint(name, admonitions)}, without the \`>\``,
  }),
};

/** VitePress notations in HTML. */
export const htmlNotations: readonly ForeignNotation[] = [
  {
    pattern: /<!--[ \t]*@include:[ \t]*\S+/,
    describe: () => ({ message: "the comment '@include' includes nothing", hint: include }),
  },
  {
    pattern: /<script\b[^>]*\ssetup\b/i,
    describe: () => ({
      message: "a script of a Vue component ('<script setup>') does not run here",
      hint: 'write the page as .mdx, and what is interactive as a React component that it imports',
    }),
  },
];

/** Info strings of fences in MkDocs and Hugo. */
export const fenceNotations: readonly ForeignNotation[] = [
  {
    pattern: /\bhl_lines=(?:"[^"]*"|\S+)/,
    describe: () => ({ message: "'hl_lines=' marks nothing", hint: 'write the lines as `{1,3-5}`' }),
  },
  {
    pattern: /\blinenums=\S+/,
    describe: () => ({ message: "'linenums=' numbers nothing", hint: 'write `showLineNumbers`' }),
  },
];

/** A comment of Shiki that has no meaning in docsite. */
export const codeNotation: ForeignNotation = {
  pattern: /\[!code ([^\]\n:]+)(:?)[^\]\n]*\]/,
  describe: ([, name, value]) => ({
    message: `readers see '[!code ${name}${value === '' ? '' : ':…'}]' in the code`,
    hint: 'lines are marked by `[!code ++]`, `--`, `highlight`, `focus`, `warning` and `error`, in a comment at their end',
  }),
};
