/** Rules for the image of the navbar's logo that size it in relation to the element around it. */
const relativeImage = /\.navbar__logo\s*>?\s*(?:img|svg)\b[^{}]*\{[^{}]*(?<![-\w])height:\s*[\d.]+%/;

/** Rules for the height of that element. */
const ownHeight = /\.navbar__logo\s*\{[^{}]*(?<![-\w])height:\s*([^;{}!]+)/;

/**
 * The height of the element around the navbar's logo, if style sheets size the image in relation to it. In docsite's
 * theme, the element has no height of its own; the image determines it.
 */
export function logoBoxHeight(sheets: readonly string[]): string | undefined {
  if (!sheets.some((sheet) => relativeImage.test(sheet))) return undefined;
  const [height] = sheets.flatMap((sheet) => ownHeight.exec(sheet)?.[1] ?? []);
  return height?.trim() ?? '2rem';
}
