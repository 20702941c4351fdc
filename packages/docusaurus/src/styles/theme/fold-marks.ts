/** Rules for the mark before the summary of a `<details>`, nested ones included. */
const rules = /\bsummary\b[^{}]*(?:\{[^{}]*&)?::?before\b/;

/** Whether style sheets change the mark before the summaries of `<details>`. */
export function setsFoldMarks(sheets: readonly string[]): boolean {
  return sheets.some((sheet) => rules.test(sheet));
}

/** The sizes and the mark that `<details>` have in the classic theme, on which such rules build. */
export const foldsOfTheme = `
:where(.details) { padding: var(--ifm-alert-padding-vertical, 1rem) var(--ifm-alert-padding-horizontal, 1rem); }
:where(.details > summary) { margin-inline: 0; padding: 0 0 0 1rem; color: inherit; font-weight: inherit; }
:where(.details > summary + *) { margin-block-start: 1rem; }
:where(.details > summary)::before {
  inset: 0.45rem auto auto 0;
  width: auto;
  height: auto;
  border: var(--docusaurus-details-summary-arrow-size, 0.38rem) solid transparent;
  border-left-color: var(--docusaurus-details-decoration-color, var(--ds-muted));
  background: none;
  clip-path: none;
  transform: none;
  transform-origin: calc(var(--docusaurus-details-summary-arrow-size, 0.38rem) / 2) 50%;
}
:where(.details[open] > summary)::before { transform: rotate(90deg); }
`;
