import type { Root } from 'mdast';

/** In characters times addresses. The search that hiding spares takes 25 ms at this limit. */
const cheap = 2e7;

const linkOrCode = /\]\(https?:\/\/|`[^`\n]+`/g;
const scheme = /(?<=https?):(?=\/\/)/g;
const hiddenScheme = /(?<=https?);(?=\/\/)/g;

/**
 * Hides the schemes of links, images and code from the native parser: `](https://` becomes `](https;//`, so that
 * offsets stay the same. For each `://` in them, Sätteri 0.10 searches the paragraph or table from its start: 45 s for
 * a table of 1 MB, and half a second without. Returns undefined for texts with few addresses, and for those that
 * contain such a `;//`.
 */
export function hideSchemes(text: string): string | undefined {
  if (!hasManyAddresses(text) || text.search(hiddenScheme) !== -1) return undefined;
  return text.replace(linkOrCode, (part) => part.replace(scheme, ';'));
}

function hasManyAddresses(text: string): boolean {
  let most = cheap / text.length;
  if (most > text.length) return false;
  for (let at = text.indexOf('://'); at !== -1 && most > 0; at = text.indexOf('://', at + 3)) most--;
  return most <= 0;
}

/**
 * Restores the hidden schemes of a tree. Returns false if one is in text, where the parser would have
 * found an address.
 */
export function showSchemes(tree: Root): boolean {
  const left: Record<string, unknown>[] = [tree as never];
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    for (const [key, value] of Object.entries(node)) {
      if (typeof value === 'string' && value.includes(';//')) {
        if (node.type === 'text' && value.search(hiddenScheme) !== -1) return false;
        node[key] = value.replace(hiddenScheme, ':');
      } else if (typeof value === 'object' && value !== null && key !== 'position') left.push(value as never);
    }
  }
  return true;
}
