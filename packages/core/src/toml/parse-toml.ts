import { parse, TomlError as SyntaxProblem, type TomlTable } from 'smol-toml';

/** TOML that cannot be parsed. Line and column are 1-based. */
export class TomlError extends Error {
  override readonly name = 'TomlError';

  /** How to write it instead. */
  readonly hint: string;
  readonly line: number;
  readonly column: number;

  constructor(message: string, { hint, line, column }: Pick<TomlError, 'hint' | 'line' | 'column'>) {
    super(message);
    this.hint = hint;
    this.line = line;
    this.column = column;
  }
}

/**
 * Parses TOML 1.0. Dates are texts in the notation of ISO 8601. Throws a `TomlError`.
 *
 * @see https://toml.io/en/v1.0.0
 */
export function parseToml(text: string): Readonly<Record<string, unknown>> {
  try {
    return withDatesAsText(parse(text)) as TomlTable;
  } catch (error) {
    if (!(error instanceof SyntaxProblem)) throw error;
    // a quotation of the text follows
    const [first = ''] = error.message.split('\n');
    const reason = first.replace('Invalid TOML document: ', '');
    throw new TomlError(reason, { hint: hintFor(reason), line: error.line, column: error.column });
  }
}

function withDatesAsText(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(withDatesAsText);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withDatesAsText(item)]));
}

const hints: readonly (readonly [reason: RegExp, hint: string])[] = [
  [/^invalid value/, 'put texts in quotes: `title = "Home"`'],
  [/\bkey\b(?!-value)/, 'write `key = value`, with quotes around keys that contain other characters than letters'],
  [/already defined/, 'keep one of the two'],
  [/^unfinished string|^control characters/, 'end the text in its line, with the quotation mark that it begins with'],
  [/end-of-line/, 'put the whole value in quotes'],
];

function hintFor(reason: string): string {
  return hints.find(([pattern]) => pattern.test(reason))?.[1] ?? 'write one `key = value` in each line';
}
