/** What a site may share between its sidebars. */
export function defineSidebar(items: readonly object[]): readonly object[] {
  return [...items, 'elsewhere'];
}
