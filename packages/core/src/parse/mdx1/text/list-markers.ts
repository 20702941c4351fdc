import { codeFences } from '../../markdown/code-fences.js';

/** The marker of an ordered list at the start of a line, which may be in quotes and lists. */
const marker = /^((?: {0,3}(?:>|[-*+][ \t]|\d+\.[ \t]))* {0,3}\d{1,9})\)(?=[ \t])/;

/**
 * Escapes markers such as `1)`, which begin a list in CommonMark, but not in MDX 1; also returns the numbers of the
 * changed lines.
 */
export function escapeMarkers(text: string): { readonly text: string; readonly changedLines: ReadonlySet<number> } {
  const changedLines = new Set<number>();
  if (!/\d\)[ \t]/.test(text)) return { text, changedLines };
  const fences = codeFences();
  const lines = text.split('\n').map((line, index) => {
    if (fences.continues(line) || fences.begins(line) || !marker.test(line)) return line;
    changedLines.add(index + 1);
    return line.replace(marker, '$1\\)');
  });
  return { text: lines.join('\n'), changedLines };
}
