const types: Readonly<Record<string, string>> = {
  ...{ abstract: 'info', summary: 'info', tldr: 'info', todo: 'info', example: 'note', quote: 'note', cite: 'note' },
  ...{ success: 'tip', check: 'tip', done: 'tip', hint: 'tip', question: 'info', help: 'info', faq: 'info' },
  ...{ attention: 'warning', failure: 'danger', fail: 'danger', missing: 'danger', error: 'danger', bug: 'danger' },
  ...{ seealso: 'note' },
};
const known = new Set(['note', 'tip', 'info', 'important', 'warning', 'caution', 'danger']);

/** Whether docsite has an admonition of this type. */
export function hasAdmonition(type: string): boolean {
  return known.has(type);
}

/** The admonition of docsite that is nearest to a type of MkDocs Material. */
export function admonitionOf(type: string): string {
  return known.has(type) ? type : (types[type] ?? 'note');
}
