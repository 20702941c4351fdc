import {
  type Document,
  isMap,
  isNode,
  LineCounter,
  type ParsedNode,
  parseDocument,
  visit,
  type YAMLParseError,
} from 'yaml';

/** YAML that cannot be read. Line and column are 1-based. */
export class YamlError extends Error {
  override readonly name = 'YamlError';

  constructor(
    message: string,
    /** The parser's name for what is wrong, such as `TAB_AS_INDENT`. */
    readonly code: string,
    readonly line: number,
    readonly column: number,
  ) {
    super(message);
  }
}

type YamlDocument = Document.Parsed<ParsedNode>;

/** The value of a YAML text; `prepare` may change its nodes before. Throws a `YamlError`. */
export function parseYaml(text: string, prepare?: (document: YamlDocument) => void): unknown {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'error' });
  const error = document.errors[0];
  if (error !== undefined) {
    const quote = error.code === 'MISSING_CHAR' ? offsetOfOpenQuote(document, error.pos[0]) : undefined;
    const { line, col } = lines.linePos(quote ?? error.pos[0]);
    throw new YamlError(quote === undefined ? wordsOf(error) : 'a quote is not closed', error.code, line, col);
  }
  prepare?.(document);
  try {
    return document.toJS({ maxAliasCount: 100 });
  } catch (reason) {
    const { line, col } = lines.linePos(offsetOfAlias(document));
    const isExcessive = (reason as Error).message.startsWith('Excessive alias');
    throw isExcessive
      ? new YamlError('its aliases stand for too much', 'TOO_MANY_ALIASES', line, col)
      : new YamlError((reason as Error).message, 'BAD_ALIAS', line, col);
  }
}

function wordsOf({ code, message }: YAMLParseError): string {
  return code === 'DUPLICATE_KEY' ? 'a key is written twice' : message;
}

/** Where the quote begins that is found open at `end`. */
function offsetOfOpenQuote(document: YamlDocument, end: number): number | undefined {
  let offset: number | undefined;
  visit(document, {
    Scalar(_key, { type, range }) {
      if (type?.startsWith('QUOTE') && range && range[0] < end && range[2] >= end) offset = range[0];
    },
  });
  return offset;
}

/** Where the alias stands that names no anchor, else the first. */
function offsetOfAlias(document: YamlDocument): number {
  const offsets: number[] = [];
  visit(document, {
    Alias(_key, node) {
      const offset = node.range?.[0] ?? 0;
      if (node.resolve(document) === undefined) offsets.unshift(offset);
      else offsets.push(offset);
    },
  });
  return offsets[0] ?? 0;
}

/** Where the value at a path stands, or its key; where there is none, the nearest value around it. 1-based. */
export function placeInYaml(
  text: string,
  path: readonly PropertyKey[],
  part: 'key' | 'value' = 'value',
): { line: number; column: number } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  for (let length = path.length; length > 0; length--) {
    const node = part === 'key' ? keyAt(document, path.slice(0, length)) : document.getIn(path.slice(0, length), true);
    if (!isNode(node) || !node.range) continue;
    const { line, col } = lines.linePos(node.range[0]);
    return { line, column: col };
  }
  return { line: 1, column: 1 };
}

function keyAt(document: YamlDocument, path: readonly PropertyKey[]): unknown {
  const parent = document.getIn(path.slice(0, -1), true);
  return isMap(parent) ? parent.items.find((pair) => String(pair.key) === String(path.at(-1)))?.key : undefined;
}
