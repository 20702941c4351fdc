import modal from '#docsearch-styles' with { type: 'text' };
import own from './docsearch.css' with { type: 'text' };

const id = 'docsearch-styles';

/**
 * Adds the styles of DocSearch, in the colours of the site, to the page, once. They are in the cascade layer of the
 * theme, so that style sheets of a site override them.
 */
export function addDocSearchStyles(): void {
  if (document.getElementById(id) !== null) return;
  const style = document.createElement('style');
  style.id = id;
  style.textContent = `@layer theme{${modal}${own}}`;
  document.head.append(style);
}
