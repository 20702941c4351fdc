import { type Diagnostic, escapeHtml } from '@docsite/core';

/** The page that stands for a site which has never been built: what is wrong with it. */
export function renderFindingsPage(title: string, diagnostics: readonly Diagnostic[]): string {
  const items = diagnostics.map(({ file, line, column, severity, message, rule, hint }) => {
    const told = `<code>${escapeHtml(`${file}:${line}:${column}`)}</code> ${severity}: ${escapeHtml(message)} <small>${escapeHtml(rule)}</small>`;
    return `<li>${told}${hint === undefined ? '' : `<br>hint: ${escapeHtml(hint)}`}</li>`;
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
