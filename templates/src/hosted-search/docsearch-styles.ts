import modal from '#docsearch-styles' with { type: 'text' };
import own from './docsearch.css' with { type: 'text' };

const id = 'docsearch-styles';

/**
 * Puts the styles of DocSearch, in the colours of the site, into the page, once. In the layer of the theme, a site's
 * own style sheet wins without effort.
 */
export function addDocSearchStyles(): void {
  if (document.getElementById(id) !== null) return;
  const style = document.createElement('style');
  style.id = id;
  style.textContent = `@layer theme{${modal}${own}}`;
  document.head.append(style);
}
