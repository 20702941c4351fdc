import modal from '#docsearch-styles' with { type: 'text' };
import own from './docsearch.css' with { type: 'text' };

const id = 'docsearch-styles';

/**
 * Puts the styles of DocSearch, in the colours of the site, into the page, once. They are in the theme's cascade
 * layer, so that a site's own style sheet overrides them.
 */
export function addDocSearchStyles(): void {
  if (document.getElementById(id) !== null) return;
  const style = document.createElement('style');
  style.id = id;
  style.textContent = `@layer theme{${modal}${own}}`;
  document.head.append(style);
}
