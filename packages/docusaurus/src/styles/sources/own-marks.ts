import { capturesIn } from '@docsite/core';

/** Rules for the mark after a dropdown's label in the navbar. */
const dropdownMarks = /\.dropdown\b[^{}]*\.navbar__(?:link|item)\b[^{},]*::?after\b[^{}]*\{([^{}]*)\}/g;

/** Whether style sheets draw their own mark for navbar dropdowns, or hide the theme's. */
export function setsDropdownMarks(sheets: readonly string[]): boolean {
  const bodies = sheets.flatMap((sheet) => capturesIn(sheet, dropdownMarks));
  return bodies.some((body) => /(?:^|[;\s])(?:content\s*:|display\s*:\s*none)/.test(body));
}

/** Rules for the mark before the summary of a `<details>`, nested ones included. */
const foldMarks = /\bsummary\b[^{}]*(?:\{[^{}]*&)?::?before\b/;

/** Whether style sheets change the mark before the summaries of `<details>`. */
export function setsFoldMarks(sheets: readonly string[]): boolean {
  return sheets.some((sheet) => foldMarks.test(sheet));
}
