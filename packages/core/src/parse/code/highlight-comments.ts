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
  /** Classes of lines in `code`, by their 1-based numbers. */
  readonly classes: ReadonlyMap<number, readonly string[]>;
}

/** The class of highlighted lines. */
export const highlighted = 'highlighted';

const builtIn: CodeComment = {
  className: highlighted,
  line: 'highlight-next-line',
  block: { start: 'highlight-start', end: 'highlight-end' },
};

/**
 * Takes comments such as `// highlight-next-line` out of code, in any comment syntax, and gives the lines they mark.
 *
 * @param own Comments of the site beside the built-in ones.
 */
export function readHighlightComments(code: string, own: readonly CodeComment[] = [], language = ''): MarkedCode {
  const meanings = meaningsOf([builtIn, ...own]);
  const words = [...meanings.keys()];
  if (!words.some((word) => code.includes(word))) return { code, classes: new Map() };
  const begin = /^(?:md|markdown)$/i.test(language) ? markdownComment : comment;
  const directive = new RegExp(String.raw`^\s*${begin}\s*(${words.map(escaped).join('|')})\s*${end}\s*$`);
  const kept: string[] = [];
  const classes = new Map<number, readonly string[]>();
  const inside = new Set<string>();
  let next: string[] = [];
  for (const line of code.split('\n')) {
    const meaning = meanings.get(directive.exec(line)?.[1] ?? '');
    if (meaning === undefined) {
      kept.push(line);
      const given = [...new Set([...inside, ...next])];
      if (given.length > 0) classes.set(kept.length, given);
      next = [];
    } else if (meaning.kind === 'line') next.push(meaning.className);
    else if (meaning.kind === 'start') inside.add(meaning.className);
    else inside.delete(meaning.className);
  }
  return { code: kept.join('\n'), classes };
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
