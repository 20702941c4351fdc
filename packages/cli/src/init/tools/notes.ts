/** Notes as one text for users; undefined for no notes. */
export function joinNotes(notes: readonly (string | undefined)[]): string | undefined {
  return notes.filter((note) => note !== undefined).join(' ') || undefined;
}

/**
 * A note on languages whose documents are in folders of their own: they stay where they are, with their addresses, and
 * belong to the one language of the site.
 *
 * @param folders The folders in `path`, the folder of the documents.
 */
export function noteOnLanguages(folders: readonly string[], path: string): string | undefined {
  const [first] = folders;
  if (first === undefined) return undefined;
  const from = path === '.' ? first : `${path}/${first}`;
  const stay = `The other languages (${folders.join(', ')}) keep their addresses, but are pages of the first language.`;
  return `${stay} To make them languages, list them in i18n.locales, and move ${from} to i18n/${first}/docs/current.`;
}
