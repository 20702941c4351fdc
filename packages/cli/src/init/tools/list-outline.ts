/** An entry of nested lists of links: what stands below it belongs to it. */
export interface OutlineEntry {
  readonly label: string;
  /** Where it leads, as it is written; empty for a link to nothing, absent for text and headings. */
  readonly target?: string;
  readonly items: OutlineEntry[];
}

const heading = /^(#{1,6})[ \t]+(.+?)[ \t]*#*[ \t]*$/;
const link =
  /^([ \t]*)(?:[-*+][ \t]+)?\[((?:\\.|[^\]\\])+)\]\((?:<([^>]*)>|([^\s)]*(?:\([^\s)]*\)[^\s)]*)*))(?:[ \t]+["'].*["'])?\)[ \t]*$/;
const text = /^([ \t]*)[-*+][ \t]+(?!\[)(.+?)[ \t]*$/;

/**
 * The entries of Markdown that lists links, such as a `SUMMARY.md`. A heading holds the lists below it, except for the
 * title at the beginning.
 */
export function readOutline(markdown: string): OutlineEntry[] {
  const top: OutlineEntry[] = [];
  // the entries that the next line may stand below, the outermost first, and how far each is indented
  let open: { readonly indent: number; readonly items: OutlineEntry[] }[] = [{ indent: -1, items: top }];
  for (const line of markdown.split(/\r?\n/)) {
    const [, level = '', title] = heading.exec(line) ?? [];
    if (title !== undefined && (level.length > 1 || top.length > 0)) {
      const items: OutlineEntry[] = [];
      top.push({ label: plainOf(title), items });
      open = [{ indent: -1, items }];
    }
    const entry = entryIn(line);
    if (entry === undefined) continue;
    open = open.filter((one) => one.indent < entry.indent);
    (open.at(-1) as (typeof open)[number]).items.push(entry.value);
    open.push({ indent: entry.indent, items: entry.value.items });
  }
  return top;
}

function entryIn(line: string): { readonly indent: number; readonly value: OutlineEntry } | undefined {
  const [, linkIndent, label, bracketed, bare] = link.exec(line) ?? [];
  const [, textIndent, words] = label === undefined ? (text.exec(line) ?? []) : [];
  const indent = (linkIndent ?? textIndent ?? '').replace(/\t/g, '    ').length;
  if (label !== undefined) {
    const target = bracketed ?? bare ?? '';
    return { indent, value: { label: plainOf(label), target, items: [] } };
  }
  return words === undefined ? undefined : { indent, value: { ...wordsAroundLink(words), items: [] } };
}

/** Text, or a link with words or marks around it, such as an emoji: `📘 [Guide](guide.md)`. */
function wordsAroundLink(words: string): Pick<OutlineEntry, 'label' | 'target'> {
  const [, before, label, target, after] =
    /^([^[\]]*)\[([^\]]+)\]\(([^()\s]+)(?:[ \t]+["'].*["'])?\)([^[\]]*)$/.exec(words) ?? [];
  return target === undefined ? { label: plainOf(words) } : { label: plainOf(`${before}${label}${after}`), target };
}

/** A title without the marks of code and emphasis, and without backslashes. */
function plainOf(title: string): string {
  return title.replace(/\\(.)|`+|\*+/g, '$1');
}
