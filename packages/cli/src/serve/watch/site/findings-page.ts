import { type Diagnostic, escapeHtml, placeText } from '@docsite/core';
import { groupFindings, groupMessage } from '../../../report/formats/group-findings.js';

/** Renders the page shown while there is no site because no build has succeeded yet: a list of the findings. */
export function renderFindingsPage(title: string, diagnostics: readonly Diagnostic[]): string {
  const items = groupFindings(diagnostics).map((group) => {
    const { severity, rule, hint } = group.first;
    const message = groupMessage(group, '');
    const finding = `<code>${escapeHtml(placeText(group.first))}</code> ${severity}: ${escapeHtml(message)} <small>${escapeHtml(rule)}</small>`;
    return `<li>${finding}${hint === undefined ? '' : `<br>hint: ${escapeHtml(hint)}`}</li>`;
  });
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title></head>
<body>
<h1>${escapeHtml(title)}</h1>
<ul>${items.join('\n')}</ul>
</body>
</html>
`;
}
