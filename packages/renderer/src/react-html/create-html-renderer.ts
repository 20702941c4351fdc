import type { createElement, ReactNode, useId } from 'react';
import type { renderToString } from 'react-dom/server';
import { type DirectComponent, HtmlPrinter } from './html-printer.js';
import { internalsOf } from './react-internals.js';

/** The React that elements are made and rendered with. */
export interface RenderingReact {
  /** The whole module `react`. */
  readonly React: unknown;
  readonly createElement: typeof createElement;
  readonly renderToString: typeof renderToString;
}

/**
 * Renders a node to HTML, as `renderToString` does.
 *
 * @param restart Called before what was rendered in part is rendered again from the start.
 */
export type HtmlRenderer = (node: ReactNode, restart: () => void) => string;

/** From how many nodes more that could not be printed than could, no other is tried: a theme may hoist on every page. */
const mostMisses = 20;

/** Makes a renderer that prints what it can, and leaves all else, errors included, to React. */
export function createHtmlRenderer(runtime: RenderingReact, direct?: DirectComponent): HtmlRenderer {
  const internals = internalsOf(runtime.React);
  if (internals === undefined) return (node) => runtime.renderToString(node);
  let idParts: readonly string[] | undefined;
  const formatId = (path: string): string => {
    idParts ??= partsOfId(runtime);
    return idParts.join(path);
  };
  const printer = new HtmlPrinter(internals, formatId, direct);
  let balance = mostMisses;
  return (node, restart) => {
    if (balance > 0) {
      try {
        const html = printer.print(node);
        balance++;
        return html;
      } catch {
        balance--;
        restart();
      }
    }
    return runtime.renderToString(node);
  };
}

/** What stands around the path in an id, which is `:R0:`, `«R0»` or `_R_0_` at the root, by the version of React. */
function partsOfId({ React, createElement: create, renderToString: render }: RenderingReact): readonly string[] {
  const { useId: id } = React as { readonly useId: typeof useId };
  const html = render(create(() => id()));
  const parts = html.split('0');
  if (parts.length !== 2) throw new Error(`the id '${html}' of React is not understood`);
  return parts;
}
