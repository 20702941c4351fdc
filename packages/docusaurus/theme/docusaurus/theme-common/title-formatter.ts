import { usePage, useSite } from '@docsite/renderer/template';
import useRouteContext from '@docusaurus/useRouteContext';
import delimiter, { isDoubled } from '@generated/title-delimiter';
import { createContext, createElement, type ReactNode, useContext } from 'react';
import { pluginOfPage } from '../inner/pages/plugin-of-page.js';

/** What the title of a page is made of. */
export interface TitleFormatterParams {
  readonly title?: string | undefined;
  readonly siteTitle: string;
  readonly titleDelimiter: string;
  /** The plugin that the page is from. */
  readonly plugin: { readonly name: string; readonly id: string };
}

type Formatter = (
  params: TitleFormatterParams & { readonly defaultFormatter: (params: TitleFormatterParams) => string },
) => string;

/** A title that is that of the site is not said twice, from Docusaurus 3.8 on. */
function defaultFormatter({ title = '', siteTitle, titleDelimiter }: TitleFormatterParams): string {
  const own = title.trim();
  return own === '' || (own === siteTitle && !isDoubled) ? siteTitle : `${own} ${titleDelimiter} ${siteTitle}`;
}

const FormatterContext = createContext<Formatter>(defaultFormatter);

export interface TitleFormatterProviderProps {
  readonly formatter: Formatter;
  readonly children?: ReactNode;
}

/** Has a function of the site put titles together. */
export function TitleFormatterProvider({ formatter, children }: TitleFormatterProviderProps) {
  return createElement(FormatterContext, { value: formatter }, children);
}

/** The title of a page as its head says it. */
export function useTitleFormatter() {
  const formatter = useContext(FormatterContext);
  const { title: siteTitle } = useSite();
  const { plugin: ofRoute } = useRouteContext();
  const plugin = pluginOfPage(usePage()) ?? ofRoute;
  return {
    format: (title?: string) => formatter({ title, siteTitle, titleDelimiter: delimiter, plugin, defaultFormatter }),
  };
}
