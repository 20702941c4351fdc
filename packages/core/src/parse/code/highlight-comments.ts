const comment = String.raw`(?://|#|--|;|%|/\*|<!--|\{/\*|\{\{!(?:--)?|")`;
const end = String.raw`(?:\*/\}?|-->|(?:--)?\}\})?`;
const directive = new RegExp(String.raw`^\s*${comment}\s*highlight-(next-line|start|end)\s*${end}\s*$`);

export interface MarkedCode {
  readonly code: string;
  /** 1-based numbers of marked lines in `code`. */
  readonly marked: ReadonlySet<number>;
}

/**
 * Takes comments such as `// highlight-next-line` out of code, in any comment syntax, and gives the lines they mark.
 */
export function readHighlightComments(code: string): MarkedCode {
  if (!code.includes('highlight-')) return { code, marked: new Set() };
  const kept: string[] = [];
  const marked = new Set<number>();
  let inside = false;
  let next = false;
  for (const line of code.split('\n')) {
    const kind = directive.exec(line)?.[1];
    if (kind === 'next-line') next = true;
    else if (kind !== undefined) inside = kind === 'start';
    else {
      kept.push(line);
      if (inside || next) marked.add(kept.length);
      next = false;
    }
  }
  return { code: kept.join('\n'), marked };
}
