const legacyAdmonition = /^([ \t>]*:{3,})([A-Za-z][\w-]*)[ \t]+(?![[{])(\S.*?)[ \t]*$/;
const headingId = /^(#{1,6}[ \t].*)\{#([\w.-]+)\}[ \t]*$/;
const openingFence = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?(`{3,}(?!.*`)|~{3,})/;
const closingFence = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/;

/**
 * Rewrites notations that older content uses into those the parsers know, line for line and outside code fences:
 * `:::note Title` becomes `:::note[Title]` and, in MDX, `## Title {#id}` becomes `## Title {/* #id *​/}`.
 */
export function normalizeSyntax(text: string, format: 'md' | 'mdx'): string {
  if (!text.includes(':::') && (format === 'md' || !text.includes('{#'))) return text;
  let fence: string | undefined;
  const lines = text.split('\n').map((line) => {
    if (fence !== undefined) {
      if (closingFence.exec(line)?.[1]?.startsWith(fence)) fence = undefined;
      return line;
    }
    fence = openingFence.exec(line)?.[1];
    return fence === undefined ? normalizeLine(line, format) : line;
  });
  return lines.join('\n');
}

function normalizeLine(line: string, format: 'md' | 'mdx'): string {
  const withTitle = line.replace(legacyAdmonition, '$1$2[$3]');
  return format === 'mdx' ? withTitle.replace(headingId, '$1{/* #$2 */}') : withTitle;
}
