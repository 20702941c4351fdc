import { type ForeignNotation, leftAsText } from './foreign-notation.js';

const keys = /(?<![\w+])\+\+[A-Za-z][\w-]*(?:\+[\w-]+)*\+\+(?![\w+])/;
const marked = /(?<![\w=])==[^\s=](?:[^=\n]*[^\s=])?==(?![\w=])/;
const icon = /(?<![\w:]):(material|fontawesome|octicons|simple)-[a-z\d-]+:/;
const attributes = /^\{:?[ \t]*(?:[.#][A-Za-z][\w-]*|(?:align|width|height|loading|target|rel)=)[^{}\n]*\}/;
const curlyTag = /<([A-Za-z][\w-]*)(?:[ \t]+[^<>“”„‘’]*)?=[ \t]*[“”„‘’][^<>]*>/;
const vueValue = /(?<![\\{])\{\{[ \t]*\$[a-z]\w*/;

/** Matches any of the notations below, and more: documents without it have none. */
export const maybeInline =
  /\+\+[A-Za-z]|==[^\s=]|:(?:material|fontawesome|octicons|simple)-|[)*_\]]\{:?[ \t]*[.#a-z]|\{\{[ \t]*\$|<[A-Za-z][^<>]*=[ \t]*[“”„‘’]/;

/**
 * Notations within a line of text: `++ctrl+k++`, `==marked==`, `:material-account:` and `[Start](a.md){ .button }` of
 * MkDocs Material, `{{ $frontmatter.since }}` of VitePress, and tags with the quotation marks of a word processor.
 */
export const inlineNotations: readonly ForeignNotation[] = [
  {
    pattern: keys,
    isAnywhere: true,
    describe: ([written]) => ({ message: leftAsText(written), hint: 'write `<kbd>…</kbd>` for each key' }),
  },
  {
    pattern: marked,
    isAnywhere: true,
    describe: () => ({ message: leftAsText('==…=='), hint: 'write `<mark>…</mark>`' }),
  },
  {
    pattern: icon,
    isAnywhere: true,
    describe: ([, family = '']) => ({ message: leftAsText(`:${family}-…:`), hint: 'show a picture, or remove it' }),
  },
  {
    pattern: attributes,
    isAnywhere: true,
    describe: ([written]) => ({
      message: leftAsText(written),
      hint: 'write the link or the image as HTML, with its attributes',
    }),
  },
  {
    pattern: curlyTag,
    isAnywhere: true,
    describe: ([, name]) => ({
      message: `<${name}> is left as text, because the quotation marks around its attributes are typographic`,
      hint: 'write `"` in their place',
    }),
  },
  {
    pattern: vueValue,
    isAnywhere: true,
    describe: ([written]) => ({
      message: leftAsText(`${written.replace(/[ \t]+/g, ' ')} }}`),
      hint: 'in an .mdx file write `{frontMatter.key}` for a value of the front matter',
    }),
  },
];
