import type { ReactElement, ReactNode } from 'react';
import type { HighlightCode, Router } from '../../template/index.js';
import type { ComponentReports } from './component-reports.js';
import type { ServerModule } from './load-theme.js';

/** The server renders one page, so its router does nothing. */
const serverRouter: Router = {
  navigate: () => {},
  changeAddress: () => {},
  lastChange: () => 'POP',
  watch: () => () => {},
  block: () => () => {},
  preload: () => {},
};

/** The values for the contexts on the server. */
export interface ServerSurroundings {
  readonly theme: ServerModule;
  /** Highlights code that components write; absent where its colours do not matter. */
  readonly highlight?: HighlightCode | undefined;
}

/** Wraps a node in the contexts of the server: a router, highlighting, and what components report to. */
export function inServerContexts(
  node: ReactNode,
  { headSink, linkSink }: ComponentReports,
  { theme: { createElement, CodeContext, HeadContext, LinkContext, RouterContext }, highlight }: ServerSurroundings,
): ReactElement {
  const inCode = createElement(CodeContext, { value: highlight }, node);
  const inHead = createElement(HeadContext, { value: headSink }, inCode);
  const checked = createElement(LinkContext, { value: linkSink }, inHead);
  return createElement(RouterContext, { value: serverRouter }, checked);
}
