/**
 * The element that the fragment of an address names by its id, or an `<a>` by its name. Both may be written with or
 * without escapes.
 */
export function namedElement(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  try {
    return named(id) ?? named(decodeURIComponent(id));
  } catch {
    return null;
  }
}

function named(id: string): HTMLElement | null {
  return document.getElementById(id) ?? document.anchors.namedItem(id);
}
