import type { ReactNode } from 'react';
import { PageNumbers } from '../bundle/analysis/render-clock.js';
import type { HtmlRenderer } from '../react-html/create-html-renderer.js';

/**
 * Renders parts of a page with random numbers derived from its route, regardless of what else is rendered in between,
 * and of whether a part is rendered again from the start.
 */
export function withPageNumbers(renderHtml: HtmlRenderer, route: string): HtmlRenderer {
  const numbers = new PageNumbers(route);
  const render = (node: ReactNode, restart: () => void, idPrefix?: string): string =>
    numbers.draw((rewind) => {
      const restartAll = (): void => {
        rewind();
        restart();
      };
      return renderHtml(node, restartAll, idPrefix);
    });
  const { provided, unprovided, visit } = renderHtml;
  const visitApart = (node: ReactNode): void =>
    numbers.draw((rewind) => {
      visit?.(node);
      rewind();
    });
  return Object.assign(render, provided && { provided }, unprovided && { unprovided }, visit && { visit: visitApart });
}
