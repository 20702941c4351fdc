import { highlighted } from './line-classes.js';

/** A class for a line and those after it, `count` of them. */
export interface LineMark {
  readonly className: string;
  readonly count: number;
}

/** A line of code, without the comments that mark it. */
export interface EndMarkedLine {
  readonly text: string;
  readonly marks: readonly LineMark[];
}

/** What the comments begin with. Code without it has none. */
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
 * Reads comments at the end of a line, as Shiki has them in VitePress and elsewhere: `// [!code ++]`, and for three
 * lines `// [!code highlight:3]`.
 *
 * @param begin Pattern of what a comment begins with; `end` that of what it ends with.
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
