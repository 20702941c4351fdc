import { didYouMean } from '../../../suggest/did-you-mean.js';
import { ownValue } from '../../../values/own-value.js';
import type { ForeignNotation } from './foreign-notation.js';

/** A line that may be a fence with a key: documents without such a line need not be walked. */
export const fenceKey = /(?:`{3}|~{3})[^\n`]*[\s,{](?!title=|showLineNumbers=)[A-Za-z][\w-]*=/;

/** Keys that docsite reads after the language of code; the last two are reported separately. */
const known = new Set(['title', 'showLineNumbers', 'ins', 'del', 'mark', 'hl_lines', 'linenums']);

const title = 'write it as `title="…"`';
const lines = 'write the lines as `{1,3-5}`';
const numbers = 'write `showLineNumbers`, or `showLineNumbers=5` to begin with 5';
const include =
  'in an .mdx file write `import code from \'./file.js?raw\'`, and `<CodeBlock language="js">{code}</CodeBlock>`';

/** What to write instead of a key of another tool. */
const instead: Readonly<Record<string, string>> = {
  file: include,
  src: include,
  include,
  filename: title,
  name: title,
  caption: title,
  header: title,
  label: title,
  highlight: lines,
  hl: lines,
  emphasize: lines,
  lines,
  add: 'write the lines as `ins={1,3-5}`',
  remove: 'write the lines as `del={1,3-5}`',
  linenos: numbers,
  linenostart: numbers,
  lineNumbers: numbers,
  numberLines: numbers,
  startLine: numbers,
  startLineNumber: numbers,
  startFrom: numbers,
};

const lineKeys = /^(?:ins|del|mark)$/;

/** The keys of a fence that have no effect, each once, as notations to report. */
export function unknownKeys(fence: string): ForeignNotation[] {
  // text in quotation marks or in a regular expression is a value
  const isDiff = /(?:`{3}|~{3})\s*diff\s/.test(fence);
  const bare = fence.replace(/"[^"]*"|'[^']*'|\/[^/\s]+\//g, (value) => '"'.repeat(value.length));
  const keys = new Map(
    [...bare.matchAll(/(?<=[\s,{])([A-Za-z][\w-]*)=(\S?)/g)].map(([, key = '', value]) => [key, value]),
  );
  return [...keys].flatMap(([key, value]) => {
    const isLineKey = lineKeys.test(key);
    if (isDiff && key === 'lang') return [];
    if (known.has(key) && !(isLineKey && value !== '{')) return [];
    const hint = isLineKey ? `write the lines as \`${key}={1,3-5}\`: words in them are not marked` : hintOf(key);
    return [{ pattern: new RegExp(`(?<=[\\s,{])${key}=`), describe: () => ({ message: messageOf(key), hint }) }];
  });
}

function messageOf(key: string): string {
  return `'${key}=' has no effect after the language of code`;
}

function hintOf(key: string): string {
  return (
    ownValue(instead, key) ??
    didYouMean(key, known) ??
    'remove it: docsite reads `title`, `showLineNumbers`, `{…}`, `ins={…}` and `del={…}`'
  );
}
