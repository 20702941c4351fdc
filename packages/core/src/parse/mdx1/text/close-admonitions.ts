const fence = /^[ \t>]*(?:`{3,}|~{3,})/;
const marked = /^([ \t>]*)(:{3,})(.*)$/;
const opening = /^[A-Za-z][\w-]*(?: .*)?$/;

/**
 * Closes notices where Docusaurus 2 did: at the next line that begins with as many colons, whatever follows them
 * (`:::info` after `:::info`). Fewer colons inside open another notice, which is closed likewise.
 */
export function closeAdmonitions(text: string): string {
  if (!text.includes(':::')) return text;
  const open: number[] = [];
  let inCode = false;
  const lines = text.split('\n').map((line) => {
    if (fence.test(line)) inCode = !inCode;
    const [, indent = '', colons = '', rest = ''] = inCode ? [] : (marked.exec(line) ?? []);
    const current = open.at(-1);
    if (colons === '') return line;
    if (current === undefined ? opening.test(rest) : colons.length < current) open.push(colons.length);
    else if (colons.length === current) {
      open.pop();
      return indent + colons;
    }
    return line;
  });
  return lines.join('\n');
}
