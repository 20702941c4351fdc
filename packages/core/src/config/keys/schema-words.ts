import type * as z from 'zod';

type RawIssue = z.core.$ZodRawIssue;

/** Types of values, as the documentation calls them. */
const types: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'nothing',
  function: 'a function',
};

/** An option of every validation: issues say what was expected in the words of the documentation. */
export const inPlainWords = { error: (issue: RawIssue) => wordsOf(issue) } as const;

/** What a schema expected. Undefined for an issue whose schema has a message of its own. */
function wordsOf(issue: RawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${types[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `expected ${oneOf(issue.values.map(quoted))}`;
    case 'invalid_union':
      return `expected ${oneOf(branchesOf(issue))}`;
    case 'too_small':
      return `expected ${issue.inclusive === false ? 'more than' : 'at least'} ${amount(issue.minimum, issue.origin)}`;
    case 'too_big':
      return `expected ${issue.inclusive === false ? 'less than' : 'at most'} ${amount(issue.maximum, issue.origin)}`;
    case 'unrecognized_keys':
      return `unknown ${issue.keys.length === 1 ? 'key' : 'keys'} ${issue.keys.map(quoted).join(', ')}`;
    case 'invalid_key':
      return issue.issues[0]?.message;
    default:
      return undefined;
  }
}

type UnionIssue = Extract<RawIssue, { readonly code: 'invalid_union' }> & { readonly options?: readonly unknown[] };

/** What each branch of a union expects: of its key `type`, if that decides between them. */
function branchesOf({ errors, options = [] }: UnionIssue): string[] {
  const messages = errors.flat().map(({ message }) => message.replace(/^expected /, ''));
  return messages.length > 0 ? messages : options.map(quoted);
}

function quoted(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}

function oneOf(words: readonly string[]): string {
  return [...new Set(words)].join(', ').replace(/, ([^,]*)$/, ' or $1');
}

function amount(limit: number | bigint, origin: string): string {
  const [one, several] = { string: ['character', 'characters'], array: ['entry', 'entries'] }[origin] ?? [];
  return one === undefined ? `${limit}` : `${limit} ${Number(limit) === 1 ? one : several}`;
}
