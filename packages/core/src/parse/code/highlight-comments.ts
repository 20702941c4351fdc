import { type EndMarkedLine, endCommentMark, endCommentReader, type LineMark } from './end-comments.js';
import { highlighted, type LineClasses } from './line-classes.js';

const comment = String.raw`(?://|#|--|;|%|/\*|<!--|\{/\*|\{\{!(?:--)?|")`;
/** Comments of Markdown: code of other languages in it is shown with its comments. */
const markdownComment = String.raw`(?:#|<!--|\{/\*)`;
const end = String.raw`(?:\*/\}?|-->|(?:--)?\}\})?`;

/** Comments in code that give lines a class: one before a line, or two around several. */
export interface CodeComment {
  readonly className: string;
  readonly line?: string | undefined;
  readonly block?: { readonly start: string; readonly end: string } | undefined;
}

/** Code without the comments that mark its lines. */
export interface MarkedCode {
  readonly code: string;
  /** Of the lines in `code`. */
  readonly classes: LineClasses;
}

const builtIn: CodeComment = {
  className: highlighted,
  line: 'highlight-next-line',
  block: { start: 'highlight-start', end: 'highlight-end' },
};

/** Which comments are read in code. */
export interface CommentOptions {
  /** Comments of the site beside the built-in ones. */
  readonly own?: readonly CodeComment[] | undefined;
  readonly language?: string;
  /** Whether comments such as `// [!code ++]` are read, too. */
  readonly endComments?: boolean;
}

/**
 * Takes comments such as `// highlight-next-line` and `// [!code ++]` out of code, in any comment syntax, and gives the
 * lines they mark.
 */
export function readHighlightComments(
  code: string,
  { own = [], language = '', endComments = false }: CommentOptions = {},
): MarkedCode {
  const meanings = meaningsOf([builtIn, ...own]);
  const words = [...meanings.keys()];
  const hasEnds = endComments && code.includes(endCommentMark);
  if (!hasEnds && !words.some((word) => code.includes(word))) return { code, classes: new Map() };
  const begin = /^(?:md|markdown)$/i.test(language) ? markdownComment : comment;
  const directive = new RegExp(String.raw`^\s*${begin}\s*(${words.map(escaped).join('|')})\s*${end}\s*$`);
  const readEnd = hasEnds ? endCommentReader(begin, end) : undefined;
  const lines = new MarkedLines();
  for (const line of code.split('\n')) {
    const meaning = meanings.get(directive.exec(line)?.[1] ?? '');
    if (meaning === undefined) lines.add(readEnd?.(line) ?? { text: line, marks: [] });
    else if (meaning.kind === 'line') lines.markNext({ className: meaning.className, count: 1 });
    else if (meaning.kind === 'start') lines.open(meaning.className);
    else lines.close(meaning.className);
  }
  return { code: lines.kept.join('\n'), classes: lines.classes };
}

/** The lines that are left of code, and their classes. */
class MarkedLines {
  readonly kept: string[] = [];
  readonly classes = new Map<number, readonly string[]>();
  readonly #opened = new Set<string>();
  /** What holds for so many of the lines to come. */
  #marks: LineMark[] = [];

  open(className: string): void {
    this.#opened.add(className);
  }

  close(className: string): void {
    this.#opened.delete(className);
  }

  markNext(mark: LineMark): void {
    this.#marks.push(mark);
  }

  /** Adds a line; of one that holds marks alone nothing is left, and they hold for those after it. */
  add({ text, marks }: EndMarkedLine): void {
    this.#marks.push(...marks);
    if (marks.length > 0 && text === '') return;
    this.kept.push(text);
    const given = [...new Set([...this.#opened, ...this.#marks.map(({ className }) => className)])];
    if (given.length > 0) this.classes.set(this.kept.length, given);
    this.#marks = this.#marks
      .map(({ className, count }) => ({ className, count: count - 1 }))
      .filter(({ count }) => count > 0);
  }
}

interface Meaning {
  readonly kind: 'line' | 'start' | 'end';
  readonly className: string;
}

/** What each comment means. */
function meaningsOf(comments: readonly CodeComment[]): ReadonlyMap<string, Meaning> {
  const entries = comments.flatMap(({ className, line, block }): [string | undefined, Meaning][] => [
    [line, { kind: 'line', className }],
    [block?.start, { kind: 'start', className }],
    [block?.end, { kind: 'end', className }],
  ]);
  return new Map(entries.filter((entry): entry is [string, Meaning] => entry[0] !== undefined));
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
