import type { ReactElement, ReactNode } from 'react';
import type { Router } from '../template/index.js';
import type { ComponentReports } from './component-reports.js';
import type { ServerModule } from './load-theme.js';

/** The server renders one page, so its router does nothing. */
const serverRouter: Router = { navigate: () => {}, preload: () => {} };

/** Wraps a node in the contexts that all code has on the server: a router, and what components report to. */
export function inServerContexts(
  node: ReactNode,
  { headSink, linkSink }: ComponentReports,
  { createElement, HeadContext, LinkContext, RouterContext }: ServerModule,
): ReactElement {
  const inHead = createElement(HeadContext, { value: headSink }, node);
  const checked = createElement(LinkContext, { value: linkSink }, inHead);
  return createElement(RouterContext, { value: serverRouter }, checked);
}
