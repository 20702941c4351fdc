/** A mistake in the source of a diagram. */
export interface DiagramProblem {
  readonly message: string;
  readonly hint?: string;
  /** 1-based, in the source. */
  readonly line: number;
  /** 1-based. */
  readonly column: number;
}

/** The errors of Mermaid's parsers, of which there are two sorts. */
export interface MermaidError {
  readonly name?: string;
  readonly message: string;
  /** What the parsers that Jison makes say. */
  readonly hash?: { readonly text?: string; readonly token?: unknown; readonly expected?: readonly string[] };
  /** What the YAML of front matter says, 0-based. */
  readonly mark?: { readonly line: number; readonly column: number };
}

const syntaxHint = 'its syntax: https://mermaid.js.org/intro/syntax-reference.html';

/**
 * Describes an error of Mermaid, at its place in the source. Mermaid leaves front matter, comments and directives out
 * before it parses: its line numbers count what is left.
 */
export function describeError(error: MermaidError, source: string): DiagramProblem {
  const read = createReadSource(source);
  if (error.name === 'UnknownDiagramError')
    return {
      message: 'the diagram does not begin with a diagram type that Mermaid knows',
      hint: "begin it with one, such as 'flowchart TD' or 'sequenceDiagram'",
      ...read.placeAt(0),
    };
  if (error.mark !== undefined)
    return {
      message: `the front matter of the diagram cannot be read: ${firstLine(error.message)}`,
      line: error.mark.line + 2,
      column: error.mark.column + 1,
    };
  return error.hash === undefined ? describeOther(error, read) : describeJison(error, read);
}

function describeJison({ message, hash = {} }: MermaidError, read: ReadSource): DiagramProblem {
  const [, shown = '', pointer = ''] = message.split('\n');
  const at = read.find(shown, pointer.length - 1, Number(/on line (\d+)/.exec(message)?.[1] ?? 1));
  const expected = hash.expected ?? [];
  const few = expected.length > 0 && expected.length <= 6;
  return {
    message: `syntax error in the diagram: ${describeToken(hash.text ?? '')} is not expected here`,
    hint: few ? `expected ${expected.join(' or ')}; ${syntaxHint}` : syntaxHint,
    ...at,
  };
}

function describeToken(text: string): string {
  if (text.trim() !== '') return `'${text.trim()}'`;
  return text.includes('\n') ? 'the end of the line' : 'the end of the diagram';
}

/** `Parsing failed: Lexer error on line 2, column 2: unexpected character: ->a<- at offset: 11. Parse error on …` */
function describeOther({ message }: MermaidError, read: ReadSource): DiagramProblem {
  const placed =
    /(?:Lexer|Parse) error on line (\d+), column (\d+): (.+?)(?= at offset: |\.? (?:Lexer|Parse) error|$)/s;
  const [, line, column, what] = placed.exec(message) ?? [];
  const place = line === undefined ? read.placeAt(0) : read.placeOf(Number(line), Number(column));
  return { message: `syntax error in the diagram: ${firstLine(what ?? message)}`, hint: syntaxHint, ...place };
}

type PlaceInSource = Pick<DiagramProblem, 'line' | 'column'>;

/** A source as Mermaid reads it. */
interface ReadSource {
  /** Place of a character of the text that is read. */
  readonly placeAt: (offset: number) => PlaceInSource;
  readonly placeOf: (line: number, column: number) => PlaceInSource;
  /** Place of `shown[at]`, where `shown` is a part of the text without its line ends; else the beginning of a line. */
  readonly find: (shown: string, at: number, line: number) => PlaceInSource;
}

const leftOut = /^---[ \t]*\n[\s\S]*?\n---[ \t]*\n+|%%\{[\s\S]*?\}%%\n?|^[ \t]*%%(?!\{)[^\n]*\n?/gm;

function createReadSource(source: string): ReadSource {
  const offsets = keptOffsets(source);
  const kept = offsets.map((offset) => source[offset]).join('');
  const placeAt = (index: number): PlaceInSource => {
    const before = source.slice(0, offsets[index] ?? source.length);
    return { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
  };
  const lineStart = (line: number): number =>
    kept
      .split('\n')
      .slice(0, line - 1)
      .reduce((sum, text) => sum + text.length + 1, 0);
  return {
    placeAt,
    placeOf: (line, column) => placeAt(lineStart(line) + column - 1),
    find: (shown, at, line) => {
      const text = shown.replace(/^\.\.\.|\.\.\.$/g, '');
      const index = at - (shown.length - shown.replace(/^\.\.\./, '').length);
      const letters = [...kept].flatMap((letter, offset) => (letter === '\n' ? [] : [offset]));
      const found = letters.map((offset) => kept[offset]).join('');
      const starts = allIndexes(found, text).map((start) => (letters[start + index - 1] ?? -1) + 1);
      const lineOf = (offset: number): number => kept.slice(0, offset).split('\n').length;
      const best = starts.sort((a, b) => Math.abs(lineOf(a) - line) - Math.abs(lineOf(b) - line))[0];
      return placeAt(best ?? lineStart(line));
    },
  };
}

/** Offsets of the characters that Mermaid parses. */
function keptOffsets(source: string): number[] {
  const out = [...source.matchAll(leftOut)].filter(({ 0: text, index }) => !text.startsWith('---') || index === 0);
  const isOut = (offset: number): boolean =>
    out.some(({ 0: text, index }) => offset >= index && offset < index + text.length);
  const offsets = Array.from({ length: source.length }, (_, offset) => offset).filter((offset) => !isOut(offset));
  const start = offsets.findIndex((offset) => /\S/.test(source[offset] as string));
  return start === -1 ? [] : offsets.slice(start);
}

function allIndexes(text: string, part: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) found.push(at);
  return part === '' ? [] : found;
}

function firstLine(text: string): string {
  return (text.split('\n')[0] ?? '').trim();
}
