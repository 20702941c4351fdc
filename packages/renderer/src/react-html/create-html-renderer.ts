import type { createElement, ReactNode, useId } from 'react';
import type { renderToString } from 'react-dom/server';
import { type DirectComponent, HtmlPrinter } from './html-printer.js';
import { internalsOf, type RenderedContext } from './react-internals.js';

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
 * @param idPrefix What its ids begin with, where several nodes are rendered for one page.
 */
export interface HtmlRenderer {
  (node: ReactNode, restart: () => void, idPrefix?: string): string;
  /** The values of contexts at the component at work; none where React itself renders it. */
  readonly provided?: () => readonly ProvidedContext[];
}

/** A context, and its value at some place. */
export type ProvidedContext = readonly [context: RenderedContext, value: unknown];

/**
 * From how many nodes more that could not be printed than could, no other is tried: a theme may hoist on every page.
 */
const mostMisses = 20;

/** Makes a renderer that prints what it can, and leaves all else, errors included, to React. */
export function createHtmlRenderer(runtime: RenderingReact, direct?: DirectComponent): HtmlRenderer {
  const internals = internalsOf(runtime.React);
  const renderByReact = (node: ReactNode, identifierPrefix: string): string =>
    runtime.renderToString(node, { identifierPrefix });
  if (internals === undefined) return (node, _, idPrefix = '') => renderByReact(node, idPrefix);
  let idParts: IdParts | undefined;
  const formatId = (path: string, prefix: string): string => {
    idParts ??= partsOfId(runtime);
    return idParts.begin + prefix + idParts.middle + path + idParts.end;
  };
  const printer = new HtmlPrinter(internals, formatId, direct);
  let balance = mostMisses;
  const render = (node: ReactNode, restart: () => void, idPrefix = ''): string => {
    if (balance > 0) {
      try {
        const html = printer.print(node, idPrefix);
        balance++;
        return html;
      } catch {
        balance--;
        restart();
      }
    }
    return renderByReact(node, idPrefix);
  };
  return Object.assign(render, { provided: () => printer.provided });
}

/** What stands around the prefix and the path in an id. */
interface IdParts {
  readonly begin: string;
  readonly middle: string;
  readonly end: string;
}

/** An id is `:aR0:`, `«aR0»` or `_aR_0_` for the prefix `a` at the root, by the version of React. */
function partsOfId({ React, createElement: create, renderToString: render }: RenderingReact): IdParts {
  const { useId: id } = React as { readonly useId: typeof useId };
  const html = render(
    create(() => id()),
    { identifierPrefix: 'a' },
  );
  const [, begin, middle, end] = /^([^a0]*)a([^a0]*)0([^a0]*)$/.exec(html) ?? [];
  if (begin === undefined || middle === undefined || end === undefined)
    throw new Error(`the id '${html}' of React is not understood`);
  return { begin, middle, end };
}
