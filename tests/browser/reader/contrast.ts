import type { Locator } from 'playwright-core';

/** The contrast between an element's text and its background as defined by WCAG 2: 1 to 21. Ignores gradients. */
export async function contrastOf(element: Locator): Promise<number> {
  const [text, background] = await element.evaluate(readColours);
  const [darker = 0, lighter = 0] = [luminance(text), luminance(background)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

type Colour = readonly number[];

/** Runs in the page. Red, green and blue from 0 to 255, of the text and of the nearest opaque background. */
function readColours(element: Element): [text: number[], background: number[]] {
  const painter = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
  if (painter === null) throw new Error('there is no canvas');
  // colours may be in any notation
  const rgb = (colour: string): number[] => {
    painter.clearRect(0, 0, 1, 1);
    painter.fillStyle = colour;
    painter.fillRect(0, 0, 1, 1);
    return [...painter.getImageData(0, 0, 1, 1).data];
  };
  let behind: Element | null = element;
  while (behind !== null && rgb(getComputedStyle(behind).backgroundColor)[3] === 0) behind = behind.parentElement;
  return [
    rgb(getComputedStyle(element).color),
    rgb(getComputedStyle(behind ?? document.documentElement).backgroundColor),
  ];
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
