const entry = /^[ \t]*(?:[-*+]|\d+[.)])[ \t]+/;
const fence = /^([ \t]*)(`{3,}(?!.*`)|~{3,})/;
/** The start of a line that ended a list item in the parser of MDX 1. */
const interruption = /^(?:#{1,6}[ \t]|`{3,}|~{3,}|(?:[*_-][ \t]*){3,}$|\[[^\]]+\]:|[-*+][ \t]|\d+[.)][ \t])/;

/** A code block that is not closed yet. */
interface OpenFence {
  /** The indentation of the fence in a list item; empty outside of lists. */
  readonly indent: string;
  readonly mark: string;
}

/**
 * Indents the lines of code blocks in list items as far as their fences: the parser of MDX 1 kept them in the item,
 * whereas CommonMark ends the item, and with it the code. Also returns the numbers of the changed lines.
 */
export function indentFences(text: string): { readonly text: string; readonly changedLines: ReadonlySet<number> } {
  const changedLines = new Set<number>();
  if (!/[ \t](?:`{3}|~{3})/.test(text)) return { text, changedLines };
  let open: OpenFence | undefined;
  let inList = false;
  let previous = '';
  const lines = text.split('\n').map((line, index) => {
    const isAfterBlank = previous.trim() === '';
    previous = line;
    if (line.trim() === '') return line;
    if (open !== undefined && !(open.indent !== '' && endsEntry(line, isAfterBlank))) {
      const { indent, mark } = open;
      if (isClosing(line, mark)) open = undefined;
      if (line.startsWith(indent)) return line;
      changedLines.add(index + 1);
      return `${indent}${line.trimStart()}`;
    }
    inList = entry.test(line) || (inList && (!isAfterBlank || /^[ \t]/.test(line)));
    open = fenceIn(line, inList);
    return line;
  });
  return { text: lines.join('\n'), changedLines };
}

function fenceIn(line: string, inList: boolean): OpenFence | undefined {
  const marker = entry.exec(line)?.[0] ?? '';
  const [, spaces = '', mark] = fence.exec(line.slice(marker.length)) ?? [];
  if (mark === undefined) return undefined;
  return { indent: inList ? `${marker.replace(/\S/g, ' ')}${spaces}` : '', mark };
}

function endsEntry(line: string, isAfterBlank: boolean): boolean {
  return !/^[ \t]/.test(line) && (isAfterBlank || interruption.test(line));
}

function isClosing(line: string, mark: string): boolean {
  const written = line.trim();
  return written.startsWith(mark) && written === (mark[0] as string).repeat(written.length);
}
