const special = /["'&<>]/;

/** Escapes text or an attribute value with the references that React uses. */
export function escapeText(text: string): string {
  const first = text.search(special);
  if (first === -1) return text;
  let html = '';
  let last = 0;
  for (let at = first; at < text.length; at++) {
    const reference = referenceOf(text.charCodeAt(at));
    if (reference === undefined) continue;
    html += text.slice(last, at) + reference;
    last = at + 1;
  }
  return html + text.slice(last);
}

function referenceOf(code: number): string | undefined {
  switch (code) {
    case 34:
      return '&quot;';
    case 38:
      return '&amp;';
    case 39:
      return '&#x27;';
    case 60:
      return '&lt;';
    case 62:
      return '&gt;';
    default:
      return undefined;
  }
}
