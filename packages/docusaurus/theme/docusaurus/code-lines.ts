import { classNames } from '@docsite/renderer/template';

/** A piece of a line of code, in the shape of `prism-react-renderer`. */
export interface CodeToken {
  readonly types: readonly string[];
  readonly content: string;
  readonly empty?: boolean;
}

/** A line of code. */
export interface CodeLine {
  readonly tokens: readonly CodeToken[];
  /** Classes of the line, such as that it is highlighted. */
  readonly classNames: readonly string[];
}

/**
 * The lines of highlighted code, which are its elements of the class `line` where it has some.
 *
 * @param textOf Gives the text of HTML without elements.
 */
export function linesOfHtml(html: string, textOf: (html: string) => string): CodeLine[] {
  const lines: { tokens: CodeToken[]; classNames: string[] }[] = [{ tokens: [], classNames: [] }];
  const open: string[][] = [];
  for (const [whole, names] of html.matchAll(/<span class="([^"]*)">|<\/span>|[^<]+/g)) {
    if (names !== undefined) {
      const classes = names.split(' ');
      const isLine = classes.includes('line') && !classes.includes('token');
      open.push(isLine ? [] : classes.filter((name) => name !== 'token'));
      if (isLine) lines.at(-1)?.classNames.push(...classes.filter((name) => name !== 'line'));
    } else if (whole === '</span>') open.pop();
    else {
      const types = open.findLast((classes) => classes.length > 0) ?? ['plain'];
      textOf(whole)
        .split('\n')
        .forEach((content, index) => {
          if (index > 0) lines.push({ tokens: [], classNames: [] });
          if (content !== '') lines.at(-1)?.tokens.push({ types, content });
        });
    }
  }
  // the last line ends with a line break, too
  if (lines.length > 1 && lines.at(-1)?.tokens.length === 0) lines.pop();
  return lines;
}

/** The lines of plain text. */
export function linesOfText(text: string, classesOf: (line: number) => readonly string[] = () => []): CodeLine[] {
  return text.split('\n').map((content, index) => ({
    tokens: content === '' ? [] : [{ types: ['plain'], content }],
    classNames: classesOf(index),
  }));
}

/** What `prism-react-renderer` gives the element of a line. */
export function getLineProps({ className }: { readonly className?: string | undefined }) {
  return { className: classNames('line', className) };
}

/** What `prism-react-renderer` gives the element of a piece. */
export function getTokenProps({ token: { types, content } }: { readonly token: CodeToken }) {
  return { className: types.includes('plain') ? undefined : `token ${types.join(' ')}`, children: content };
}
