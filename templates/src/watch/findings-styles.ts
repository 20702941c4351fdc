/** The styles of the findings, independent of those of the site. Each colour is given for light and dark. */
export const findingsStyles = `
:host {
  all: initial;
  color-scheme: inherit;
  --bg: light-dark(#ffffff, #1d1a18);
  --code: light-dark(#f6f3ef, #151311);
  --text: light-dark(#37312b, #e6dfd7);
  --muted: light-dark(#6a6158, #a69c91);
  --border: light-dark(#d3ccc2, #4b443e);
  --error: light-dark(#b3261e, #ff958a);
  --warning: light-dark(#8a5800, #f2c14e);
  --accent: light-dark(#1b63a8, #7db8f5);
}
@media print { :host { display: none; } }
* { box-sizing: border-box; }
dialog, .corner, #list { font: 0.9375rem/1.5 system-ui, sans-serif; color: var(--text); background: var(--bg); text-align: start; }
button { font: inherit; color: inherit; background: none; border: 0; padding: 0; cursor: pointer; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
dialog {
  inline-size: min(58rem, calc(100vw - 2rem));
  max-block-size: calc(100vh - 2rem);
  padding: 0 1.5rem 1.25rem;
  border: 0;
  border-block-start: 4px solid var(--error);
  border-radius: 0.5rem;
  box-shadow: 0 1rem 3rem rgb(0 0 0 / 35%);
  overflow: auto;
}
dialog::backdrop { background: rgb(0 0 0 / 45%); }
.title { position: sticky; inset-block-start: 0; display: flex; align-items: center; justify-content: space-between; padding-block: 1rem 0.75rem; background: var(--bg); }
h2 { margin: 0; font-size: 1.125rem; font-weight: 650; color: var(--error); }
.close { inline-size: 2.25rem; block-size: 2.25rem; font-size: 1.5rem; line-height: 1; border-radius: 0.375rem; }
.close:hover { background: var(--code); }
ul { margin: 0; padding: 0; list-style: none; }
li { padding-block: 0.875rem; border-block-start: 1px solid var(--border); }
p { margin: 0; }
.head { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; justify-content: space-between; }
.place { min-block-size: 1.5rem; color: var(--accent); font: 0.8125rem/1.5rem Menlo, Consolas, monospace; overflow-wrap: anywhere; text-align: start; text-decoration: underline; text-underline-offset: 0.2em; }
.rule, .rule a { color: var(--muted); font-size: 0.8125rem; line-height: 1.5rem; }
.message { padding-block: 0.125rem; font-weight: 550; overflow-wrap: anywhere; }
.error .message::before, .warning .message::before { content: ''; display: inline-block; inline-size: 0.5rem; block-size: 0.5rem; margin-inline-end: 0.5rem; border-radius: 50%; vertical-align: 0.1em; }
.error .message::before { background: var(--error); }
.warning .message::before { background: var(--warning); }
pre { margin: 0.5rem 0 0; padding: 0.5rem 0.75rem; overflow-x: auto; direction: ltr; font: 0.8125rem/1.5 Menlo, Consolas, monospace; background: var(--code); border-radius: 0.375rem; }
.mark { color: var(--error); }
.mark .before { visibility: hidden; }
.warning .mark { color: var(--warning); }
.hint { margin-block-start: 0.375rem; color: var(--muted); overflow-wrap: anywhere; }
.rest, .status:not(:empty) { padding-block-start: 0.75rem; color: var(--muted); }
.corner {
  position: fixed;
  inset-block-end: 1rem;
  inset-inline-end: 1rem;
  min-block-size: 2rem;
  padding: 0.25rem 0.875rem;
  border: 1px solid var(--border);
  border-radius: 1rem;
  box-shadow: 0 0.25rem 1rem rgb(0 0 0 / 18%);
  font-size: 0.8125rem;
  font-weight: 600;
  z-index: 2147483647;
}
.corner[data-severity='error'] { color: var(--error); }
.corner[data-severity='warning'] { color: var(--warning); }
#list {
  position: fixed;
  inset: auto 1rem 3.5rem auto;
  inline-size: min(34rem, calc(100vw - 2rem));
  max-block-size: min(34rem, calc(100vh - 5rem));
  padding: 0 1.25rem 0.25rem;
  border: 1px solid var(--border);
  border-radius: 0.5rem;
  box-shadow: 0 0.5rem 2rem rgb(0 0 0 / 25%);
  overflow: auto;
}
:host(:dir(rtl)) #list { inset-inline: auto auto; inset: auto auto 3.5rem 1rem; }
#list li:first-child { border-block-start: 0; }
`;

/** The styles of the page's own elements while the corner with the number of findings stands over it. */
export const besideCorner = '.back-to-top { inset-block-end: 3.75rem; }';
