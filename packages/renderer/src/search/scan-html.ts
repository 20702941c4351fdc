/** Receives the parts of rendered HTML. */
export interface HtmlVisitor {
  /** Text between two tags, with entities as written: `html.slice(start, end)`. */
  readonly text: (start: number, end: number) => void;
  /** A tag, from its `<` to after its `>`. */
  readonly tag: (start: number, end: number) => void;
}

/** Elements whose text does not belong to the page. */
const skipped = /<(script|style|svg|template|typeset-math)\b/y;
const lowerS = 115;
const lowerT = 116;

/**
 * Visits the tags and text of HTML rendered by React, where every `<` begins a tag. Parsing it into a tree would cost
 * many times as much.
 */
export function scanHtml(html: string, visitor: HtmlVisitor): void {
  for (let at = 0; at < html.length; ) {
    const open = html.indexOf('<', at);
    if (open !== at) visitor.text(at, open === -1 ? html.length : open);
    if (open === -1) return;
    const end = html.startsWith('<!--', open) ? endOf(html, '-->', open) : endOf(html, '>', open);
    visitor.tag(open, end);
    at = endOfSkipped(html, open, end);
  }
}

function endOf(html: string, mark: string, from: number): number {
  const at = html.indexOf(mark, from);
  return at === -1 ? html.length : at + mark.length;
}

/** Where to continue after a tag: after the whole element if its text is skipped. */
function endOfSkipped(html: string, open: number, end: number): number {
  const first = html.charCodeAt(open + 1);
  if (first !== lowerS && first !== lowerT) return end;
  skipped.lastIndex = open;
  const name = skipped.exec(html)?.[1];
  return name === undefined || html[end - 2] === '/' ? end : endOf(html, `</${name}>`, end);
}
