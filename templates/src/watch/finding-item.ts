import type { ShownFinding } from '@docsite/renderer/template';
import { makeElement } from './make-element.js';

/** Renders a finding: its place, which opens the editor, its message, the line of source, and a hint. */
export function makeFindingItem(finding: ShownFinding, open: (finding: ShownFinding) => void): HTMLElement {
  const { severity, file, line, column, message, rule, help, hint, excerpt } = finding;
  const place = makeElement('button', { type: 'button', class: 'place', title: 'Open in the editor' }, [
    `${file}:${line}:${column}`,
  ]);
  place.addEventListener('click', () => open(finding));
  const name =
    help === undefined ? [rule] : [makeElement('a', { href: help, target: '_blank', rel: 'noopener' }, [rule])];
  return makeElement('li', { class: severity }, [
    makeElement('p', { class: 'head' }, [place, makeElement('span', { class: 'rule' }, name)]),
    makeElement('p', { class: 'message' }, [message]),
    ...(excerpt === undefined
      ? []
      : [
          makeElement('pre', { tabindex: '0' }, [
            `${excerpt[0]}\n`,
            // fonts have other character widths than terminals, so the caret follows the same text
            makeElement('span', { class: 'mark' }, [makeElement('span', { class: 'before' }, [excerpt[1]]), '^']),
          ]),
        ]),
    ...(hint === undefined ? [] : [makeElement('p', { class: 'hint' }, [`hint: ${hint}`])]),
  ]);
}
