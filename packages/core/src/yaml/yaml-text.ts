import { isMap, isNode, LineCounter, parseDocument } from 'yaml';
import { messageOf } from '../values/thrown.js';
import { indentContinuation } from './yaml-continuation.js';
import { explainYaml, type YamlFault } from './yaml-faults.js';
import {
  offsetOfAlias,
  offsetOfOpenBracket,
  offsetOfOpenQuote,
  offsetOfRepeatedKey,
  type YamlDocument,
} from './yaml-offsets.js';

/** YAML that cannot be parsed. Line and column are 1-based. */
export class YamlError extends Error {
  override readonly name = 'YamlError';

  /** How to write it instead. */
  readonly hint: string;
  readonly line: number;
  readonly column: number;

  constructor(message: string, { hint, line, column }: Pick<YamlError, 'hint' | 'line' | 'column'>) {
    super(message);
    this.hint = hint;
    this.line = line;
    this.column = column;
  }
}

/** How YAML is read. */
interface YamlOptions {
  /** Changes nodes before they are converted. */
  readonly prepare?: (document: YamlDocument) => void;
  /** Whether dates are read as JavaScript dates, as in YAML 1.1, instead of text. */
  readonly hasDates?: boolean;
  /** Whether unknown tags such as `!important` are errors: authors who write one mean text. */
  readonly rejectsTags?: boolean;
}

/** Parses YAML. Throws a `YamlError`. */
export function parseYaml(text: string, { prepare, hasDates = false, rejectsTags = false }: YamlOptions = {}): unknown {
  const { document, lines } = readDocument(text, hasDates ? { customTags: ['timestamp'] } : {});
  const fail = ({ reason, hint }: YamlFault, offset: number): YamlError => {
    const { line, col } = lines.linePos(offset);
    return new YamlError(reason, { hint, line, column: col });
  };
  const unknownTag = rejectsTags ? document.warnings.find(({ code }) => code === 'TAG_RESOLVE_FAILED') : undefined;
  const error = document.errors[0] ?? unknownTag;
  if (error !== undefined) {
    const { code, message } = error;
    const quote = code === 'MISSING_CHAR' ? offsetOfOpenQuote(document, error.pos[0]) : undefined;
    const offset = quote ?? error.pos[0];
    throw fail(explainYaml({ code, message, ...lineAround(text, offset) }), offset);
  }
  const repeated = offsetOfRepeatedKey(document);
  if (repeated !== undefined) throw fail({ reason: 'a key is written twice', hint: 'keep one of the two' }, repeated);
  prepare?.(document);
  try {
    return document.toJS({ maxAliasCount: 100 });
  } catch (reason) {
    const isTooMuch = messageOf(reason).startsWith('Excessive alias');
    throw fail(isTooMuch ? expandedTooFar : explainYaml(unresolvedAlias), offsetOfAlias(document));
  }
}

const expandedTooFar: YamlFault = { reason: 'its aliases expand to too much', hint: 'write the values out' };
const unresolvedAlias = { code: 'BAD_ALIAS', message: '', before: '', rest: '' } as const;

/** The line around an offset, in two parts. */
function lineAround(text: string, offset: number): { readonly before: string; readonly rest: string } {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  return { before: text.slice(start, offset), rest: text.slice(offset, end === -1 ? undefined : end) };
}

interface ReadYaml {
  readonly document: YamlDocument;
  readonly lines: LineCounter;
}

/**
 * Reads YAML, with errors as part of the document. Quoted texts, and lists and maps in brackets, may continue on lines
 * that are not indented, as in js-yaml, which most tools use: it only warns about them. The errors are those of the
 * text as written.
 */
function readDocument(text: string, options: { readonly customTags?: ['timestamp'] } = {}): ReadYaml {
  const read = (source: string): ReadYaml => {
    const lines = new LineCounter();
    const given = { lineCounter: lines, prettyErrors: false, logLevel: 'error', uniqueKeys: false } as const;
    return { document: parseDocument(source, { ...given, ...options }), lines };
  };
  const first = read(text);
  let [source, current, last] = [text, first, -1];
  for (let [error] = first.document.errors; error !== undefined; [error] = current.document.errors) {
    const start =
      offsetOfOpenQuote(current.document, error.pos[0]) ?? offsetOfOpenBracket(current.document, error.pos[0]);
    const indented = start === undefined || start <= last ? undefined : indentContinuation(source, start);
    if (start === undefined || indented === undefined) return first;
    [source, current, last] = [indented, read(indented), start];
  }
  return current;
}

/** A position in a YAML text, 1-based. */
export interface YamlPlace {
  readonly line: number;
  readonly column: number;
}

/** Finds the position of the value at a path, or of its key; if there is none, that of the nearest enclosing value. */
export type YamlPlaces = (path: readonly PropertyKey[], part?: 'key' | 'value') => YamlPlace;

/** Parses a text once, to locate any number of its values. */
export function yamlPlaces(text: string): YamlPlaces {
  const { document, lines } = readDocument(text);
  return (path, part = 'value') => {
    for (let length = path.length; length > 0; length--) {
      const inner = path.slice(0, length);
      const node = part === 'key' ? keyAt(document, inner) : document.getIn(inner, true);
      if (!isNode(node) || !node.range) continue;
      const { line, col } = lines.linePos(node.range[0]);
      return { line, column: col };
    }
    return { line: 1, column: 1 };
  };
}

function keyAt(document: YamlDocument, path: readonly PropertyKey[]): unknown {
  const parent = document.getIn(path.slice(0, -1), true);
  return isMap(parent) ? parent.items.find((pair) => String(pair.key) === String(path.at(-1)))?.key : undefined;
}
