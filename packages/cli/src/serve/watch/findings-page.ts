import type { Diagnostic } from '@docsite/core';

/** The page that stands for a site which has never been built: what is wrong with it. */
export function renderFindingsPage(title: string, diagnostics: readonly Diagnostic[]): string {
  const items = diagnostics.map(({ file, line, column, severity, message, rule, hint }) => {
    const told = `<code>${escapeText(`${file}:${line}:${column}`)}</code> ${severity}: ${escapeText(message)} <small>${escapeText(rule)}</small>`;
    return `<li>${told}${hint === undefined ? '' : `<br>hint: ${escapeText(hint)}`}</li>`;
  });
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeText(title)}</title></head>
<body>
<h1>${escapeText(title)}</h1>
<ul>${items.join('\n')}</ul>
</body>
</html>
`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
