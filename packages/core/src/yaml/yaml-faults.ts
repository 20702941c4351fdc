/** An error of the YAML parser, and the text at its position. */
export interface ParserError {
  readonly code: string;
  readonly message: string;
  /** The line in which it was found, up to its position. */
  readonly before: string;
  /** The rest of that line. */
  readonly rest: string;
}

/** What is wrong with YAML, and how to write it instead. */
export interface YamlFault {
  readonly reason: string;
  readonly hint: string;
}

const inQuotes = 'put the whole value in quotes';

const misplaced: YamlFault = {
  reason: 'a line is indented differently from those around it',
  hint: 'begin all keys of one level, and all entries of a list, in the same column',
};
const noKey: YamlFault = {
  reason: 'a line is not `key: value`',
  hint: 'write a key and a colon before it, or indent it if it continues the value above',
};
const keyInValue: YamlFault = { reason: 'a value contains `: `, which makes it a key', hint: inQuotes };
const continued: YamlFault = {
  reason: 'the next line is indented, so that it continues this value',
  hint: 'begin all keys of one level in the same column',
};
const textAfterValue: YamlFault = {
  reason: 'there is text after the end of a value',
  hint: `${inQuotes}; in single quotes, write each single quote twice`,
};
const unknown: YamlFault = {
  reason: 'it cannot be read from here on',
  hint: 'quote values that contain `: `, `#`, brackets or quotes',
};

/** What the parser's codes and words mean; the first that matches counts. */
const faults: readonly (readonly [pattern: RegExp, fault: YamlFault])[] = [
  [/^TAB_AS_INDENT/, { reason: 'a tab indents a line', hint: 'indent with spaces: YAML does not allow tabs' }],
  [/^BAD_ALIAS/, { reason: 'a value begins with `*`', hint: 'quote values that begin with `*`' }],
  [/^TAG_RESOLVE/, { reason: 'a value begins with `!`', hint: 'quote values that begin with `!`' }],
  [/^MISSING_CHAR .*directives-end/, { reason: 'a line begins with `%`', hint: 'remove that line' }],
  [/^MISSING_CHAR Missing closing/, { reason: 'a quote is not closed', hint: 'end the value with the same quote' }],
  [/^MULTIPLE_DOCS/, { reason: 'a line of `...` or `---` ends it too early', hint: 'remove that line' }],
  [/^BAD_DQ_ESCAPE/, { reason: 'a backslash in double quotes', hint: 'use single quotes, or write `\\\\`' }],
  [/ Flow sequence/, { reason: 'a `[` is not closed', hint: 'end the list with `]`, or quote the value' }],
  [/ Flow map/, { reason: 'a `{` is not closed', hint: 'end it with `}`, or quote the value' }],
  [/ Unexpected block-seq-ind/, { reason: 'a list begins in the line of its key', hint: 'begin it in the next line' }],
  [/ Unexpected , in/, { reason: 'a comma has nothing before it', hint: 'remove it, or quote values with commas' }],
  [
    / Unexpected flow-(?:seq|map)-end/,
    { reason: 'a closing bracket was never opened', hint: `remove it, or ${inQuotes}` },
  ],
  [
    / (?:Not a YAML token|Block scalar header)/,
    { reason: 'there is text after `|` or `>`', hint: 'quote the value, or begin the text in the next line' },
  ],
  [/^MULTILINE_IMPLICIT_KEY|^MISSING_CHAR Implicit map keys/, noKey],
  [/^BAD_INDENT|^BLOCK_AS_IMPLICIT_KEY .*sequence/, misplaced],
];

/** Explains an error of the YAML parser. */
export function explainYaml({ code, message, before, rest }: ParserError): YamlFault {
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && message.includes('mapping')) return isKey(rest) ? keyInValue : continued;
  if (code === 'BAD_SCALAR_START')
    return {
      reason: `a value begins with ${rest.startsWith('`') ? 'a backtick' : `\`${rest[0]}\``}`,
      hint: inQuotes,
    };
  if (message.endsWith('at node end')) return before.trim() === '' ? misplaced : textAfterValue;
  return faults.find(([pattern]) => pattern.test(`${code} ${message}`))?.[1] ?? unknown;
}

/** Whether the text of a value contains a colon that makes it a key. */
function isKey(text: string): boolean {
  return /:(?:\s|$)/.test(text);
}
