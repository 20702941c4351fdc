/** The path of an address without what may end that of a page: `/`, `.html` or `/index.html`. */
export function withoutEnding(path: string): string {
  return path.replace(/(?:\/index\.html|\.html|\/)$/, '');
}
