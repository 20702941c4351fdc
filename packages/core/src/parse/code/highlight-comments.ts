import { escapePattern } from '../../text/escape-pattern.js';
import { type EndMarkedLine, endCommentMark, endCommentReader, type LineMark } from './end-comments.js';
import { highlighted, type LineClasses } from './line-classes.js';

const [slashes, hash, dashes, percent] = ['//', '#', '--', '%'];
const [block, jsx, markup] = [String.raw`/\*`, String.raw`\{/\*`, '<!--'];
const anyComment = [slashes, hash, dashes, ';', percent, block, markup, jsx, String.raw`\{\{!(?:--)?`, '"'];

/** The beginnings of comments in languages in which other ones are code or text, as in Docusaurus. */
const commentsIn: ReadonlyMap<string, readonly string[]> = new Map(
  [
    { languages: ['js', 'javascript', 'ts', 'typescript'], comments: [slashes, block] },
    { languages: ['jsx', 'tsx'], comments: [slashes, block, jsx] },
    { languages: ['html'], comments: [slashes, block, markup] },
    { languages: ['py', 'python', 'bash'], comments: [hash] },
    { languages: ['md', 'markdown'], comments: [hash, markup, jsx] },
    { languages: ['tex', 'latex', 'matlab'], comments: [percent] },
    { languages: ['lua', 'haskell'], comments: [dashes] },
    { languages: ['sql'], comments: [dashes, block] },
  ].flatMap(({ languages, comments }) => languages.map((language) => [language, comments] as const)),
);
const end = String.raw`(?:\*/\}?|-->|(?:--)?\}\})?`;

/** Comments in code that give lines a class: one before a line, or a pair around several. */
export interface CodeComment {
  readonly className: string;
  readonly line?: string | undefined;
  readonly block?: { readonly start: string; readonly end: string } | undefined;
}

/** Code without its marking comments, and the classes of its lines. */
export interface MarkedCode {
  readonly code: string;
  /** Classes by line number in `code`. */
  readonly classes: LineClasses;
}

const builtIn: CodeComment = {
  className: highlighted,
  line: 'highlight-next-line',
  block: { start: 'highlight-start', end: 'highlight-end' },
};

/** Which comments in code are read. */
export interface CommentOptions {
  /** The site's own comments, in addition to the built-in ones. */
  readonly own?: readonly CodeComment[] | undefined;
  readonly language?: string;
  /** Whether comments such as `// [!code ++]` are read, too. */
  readonly endComments?: boolean;
}

/**
 * Removes comments such as `// highlight-next-line` and `// [!code ++]` from code, in the comment syntax of its
 * language, and returns the lines they mark.
 */
export function readHighlightComments(
  code: string,
  { own = [], language = '', endComments = false }: CommentOptions = {},
): MarkedCode {
  const meanings = meaningsOf([builtIn, ...own]);
  const words = [...meanings.keys()];
  const hasEnds = endComments && code.includes(endCommentMark);
  if (!hasEnds && !words.some((word) => code.includes(word))) return { code, classes: new Map() };
  const name = language.toLowerCase();
  const begin = oneOf(commentsIn.get(name) ?? anyComment);
  const directive = new RegExp(String.raw`^\s*${begin}\s*(${words.map(escapePattern).join('|')})\s*${end}\s*$`);
  const readEnd = hasEnds ? endCommentReader(isMarkdown(name) ? begin : oneOf(anyComment), end) : undefined;
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

function oneOf(patterns: readonly string[]): string {
  return `(?:${patterns.join('|')})`;
}

/** Whether code is Markdown, which often shows code of other languages: their comments mark no lines of it. */
function isMarkdown(language: string): boolean {
  return language === 'md' || language === 'markdown';
}

/** Collects the remaining lines of code and their classes. */
class MarkedLines {
  readonly kept: string[] = [];
  readonly classes = new Map<number, readonly string[]>();
  private readonly opened = new Set<string>();
  /** Marks that apply to a number of lines to come. */
  private marks: LineMark[] = [];

  open(className: string): void {
    this.opened.add(className);
  }

  close(className: string): void {
    this.opened.delete(className);
  }

  markNext(mark: LineMark): void {
    this.marks.push(mark);
  }

  /** Adds a line; a line with nothing but marks is dropped, and its marks apply to those after it. */
  add({ text, marks }: EndMarkedLine): void {
    this.marks.push(...marks);
    if (marks.length > 0 && text === '') return;
    this.kept.push(text);
    const given = [...new Set([...this.opened, ...this.marks.map(({ className }) => className)])];
    if (given.length > 0) this.classes.set(this.kept.length, given);
    this.marks = this.marks
      .map(({ className, count }) => ({ className, count: count - 1 }))
      .filter(({ count }) => count > 0);
  }
}

interface Meaning {
  readonly kind: 'line' | 'start' | 'end';
  readonly className: string;
}

/** The meaning of each comment. */
function meaningsOf(comments: readonly CodeComment[]): ReadonlyMap<string, Meaning> {
  const entries = comments.flatMap(({ className, line, block }): [string | undefined, Meaning][] => [
    [line, { kind: 'line', className }],
    [block?.start, { kind: 'start', className }],
    [block?.end, { kind: 'end', className }],
  ]);
  return new Map(entries.filter((entry): entry is [string, Meaning] => entry[0] !== undefined));
}
