import type { ReactNode } from 'react';
import type { TemplateModule } from '../../template/index.js';

/** A rendered node, and a `<style>` element with the styles that its components have created. */
export interface StyledHtml {
  readonly html: string;
  /** Empty if there are none. */
  readonly styles: string;
}

/**
 * Renders a node, and collects the styles that its components create. Browsers create them again, perhaps by other
 * names than those in the HTML, which React keeps: the names may depend on which modules are loaded.
 */
export function renderWithStyles(
  node: ReactNode,
  { styleCollector }: Pick<TemplateModule, 'styleCollector'>,
  render: (node: ReactNode) => string,
): StyledHtml {
  if (styleCollector === undefined) return { html: render(node), styles: '' };
  const { around, css } = styleCollector();
  const html = render(around(node));
  const text = css();
  return { html, styles: text === '' ? '' : `<style>${text}</style>` };
}
