import type { Locator } from 'playwright-core';

/** The computed value of a CSS property of an element. */
export function styleOf(element: Locator, name: string): Promise<string> {
  return element.evaluate((node, property) => getComputedStyle(node).getPropertyValue(property), name);
}
