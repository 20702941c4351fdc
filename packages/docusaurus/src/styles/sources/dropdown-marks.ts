import { capturesIn } from '@docsite/core';

/** Rules for the mark after a dropdown's label in the navbar. */
const rules = /\.dropdown\b[^{}]*\.navbar__(?:link|item)\b[^{},]*::?after\b[^{}]*\{([^{}]*)\}/g;

/** Whether style sheets draw their own mark for navbar dropdowns, or hide the theme's. */
export function setsDropdownMarks(sheets: readonly string[]): boolean {
  const bodies = sheets.flatMap((sheet) => capturesIn(sheet, rules));
  return bodies.some((body) => /(?:^|[;\s])(?:content\s*:|display\s*:\s*none)/.test(body));
}
