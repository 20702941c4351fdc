import type { createElement, ReactNode, useId } from 'react';
import type { renderToString } from 'react-dom/server';
import { type DirectComponent, HtmlPrinter } from './html-printer.js';
import { internalsOf, type RenderedContext } from './react-internals.js';

/** The React that creates and renders elements. */
export interface RenderingReact {
  /** The whole module `react`. */
  readonly React: unknown;
  readonly createElement: typeof createElement;
  readonly renderToString: typeof renderToString;
}

/**
 * Renders a node to HTML, as `renderToString` does.
 *
 * @param restart Called before a partially rendered node is rendered again from the start.
 * @param idPrefix Prefix of its ids, if several nodes are rendered for one page.
 */
export interface HtmlRenderer {
  (node: ReactNode, restart: () => void, idPrefix?: string): string;
  /** The values of contexts at the current component; none if React itself renders it. */
  readonly provided?: () => readonly ProvidedContext[];
  /** The contexts that the last node has read outside of their providers; `undefined` if React has rendered it. */
  readonly unprovided?: () => readonly RenderedContext[] | undefined;
  /**
   * Calls the components of a node for what they do, including those in elements that only React can render. Throws
   * what they throw. Absent if React renders everything.
   */
  readonly visit?: (node: ReactNode) => void;
}

/** A context and its value at some place. */
export type ProvidedContext = readonly [context: RenderedContext, value: unknown];

/**
 * The surplus of nodes that could not be printed over those that could, after which no more are tried: a theme may
 * hoist elements on every page.
 */
const mostMisses = 20;

/** Creates a renderer that prints what it can, and leaves everything else, including errors, to React. */
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
  let unprovided: readonly RenderedContext[] | undefined;
  const render = (node: ReactNode, restart: () => void, idPrefix = ''): string => {
    unprovided = undefined;
    if (balance > 0) {
      try {
        printer.takeUnprovided();
        const html = printer.print(node, idPrefix);
        unprovided = printer.takeUnprovided();
        balance++;
        return html;
      } catch {
        balance--;
        restart();
      }
    }
    return renderByReact(node, idPrefix);
  };
  return Object.assign(render, {
    provided: () => printer.provided,
    unprovided: () => unprovided,
    visit: (node: ReactNode) => printer.visit(node),
  });
}

/** The text around the prefix and the path in an id. */
interface IdParts {
  readonly begin: string;
  readonly middle: string;
  readonly end: string;
}

/**
 * The format of ids, which depends on the version of React: `:aR0:`, `«aR0»` or `_aR_0_` for the prefix `a` at the
 * root.
 */
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
