import type { Diagnostic } from '@docsite/core';

/** The page that stands for a site which has never been built: what is wrong with it. */
export function renderFindingsPage(title: string, diagnostics: readonly Diagnostic[]): string {
  const items = diagnostics.map(({ file, line, column, severity, message, rule, hint }) => {
    const told = `<code>${escape(`${file}:${line}:${column}`)}</code> ${severity}: ${escape(message)} <small>${escape(rule)}</small>`;
    return `<li>${told}${hint === undefined ? '' : `<br>hint: ${escape(hint)}`}</li>`;
  });
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escape(title)}</title></head>
<body>
<h1>${escape(title)}</h1>
<ul>${items.join('\n')}</ul>
</body>
</html>
`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
