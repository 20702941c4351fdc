import { highlighted } from './line-classes.js';

/** A class for a line and the lines after it, `count` in total. */
export interface LineMark {
  readonly className: string;
  readonly count: number;
}

/** A line of code without its marking comments, and the marks they stand for. */
export interface EndMarkedLine {
  readonly text: string;
  readonly marks: readonly LineMark[];
}

/** The prefix of these comments. Code without it contains none. */
export const endCommentMark = '[!code ';

const classNames: Readonly<Record<string, readonly string[]>> = {
  '++': ['added'],
  '--': ['removed'],
  highlight: [highlighted],
  hl: [highlighted],
  focus: [highlighted, 'focused'],
  warning: ['marked-warning'],
  error: ['marked-error'],
};

/**
 * Creates a reader for comments at the end of a line, as in Shiki and VitePress: `// [!code ++]`, or, for three lines,
 * `// [!code highlight:3]`.
 *
 * @param begin Pattern that opens a comment; `end` closes it.
 * @see https://shiki.style/packages/transformers
 */
export function endCommentReader(begin: string, end: string): (line: string) => EndMarkedLine {
  const pattern = new RegExp(
    String.raw`\s*${begin}\s*\[!code (\+\+|--|highlight|hl|focus|warning|error)(?::(\d+))?\]\s*${end}\s*$`,
  );
  return (line) => {
    const marks: LineMark[] = [];
    let text = line;
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
      const [, name = '', count = '1'] = match;
      marks.unshift(...(classNames[name] ?? []).map((className) => ({ className, count: Number(count) })));
      text = text.slice(0, match.index);
    }
    return { text, marks };
  };
}
