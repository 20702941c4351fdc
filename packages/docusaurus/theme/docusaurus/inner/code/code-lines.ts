import { classNames, type LineClasses } from '@docsite/renderer/template';
import type { CodeBlockMetadata } from '@docusaurus/theme-common/code-blocks';

/** A token in a line of code, as `prism-react-renderer` represents it. */
export interface CodeToken {
  readonly types: readonly string[];
  readonly content: string;
  readonly empty?: boolean;
}

/** A line of code. */
export interface CodeLine {
  readonly tokens: readonly CodeToken[];
  /** Classes of the line, such as the one for highlighted lines. */
  readonly classNames: readonly string[];
}

/**
 * The lines of highlighted code: its elements with the class `line`, if there are any.
 *
 * @param textOf Returns the text of HTML that contains no elements.
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
  // the last line also ends with a line break
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

/** The props that `prism-react-renderer` provides for the element of a line. */
export function getLineProps({ className }: { readonly className?: string | undefined }) {
  return { className: classNames('line', className) };
}

/** The props that `prism-react-renderer` provides for the element of a token. */
export function getTokenProps({ token: { types, content } }: { readonly token: CodeToken }) {
  return { className: types.includes('plain') ? undefined : `token ${types.join(' ')}`, children: content };
}

/** The classes of docsite for lines that have classes of Docusaurus. */
export function lineClassesOf({ lineClassNames }: Pick<CodeBlockMetadata, 'lineClassNames'>): LineClasses {
  return new Map(Object.keys(lineClassNames).map((index) => [Number(index) + 1, ['highlighted']]));
}
