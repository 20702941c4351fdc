import { usePage, useSite } from '@docsite/renderer/template';
import useRouteContext from '@docusaurus/useRouteContext';
import delimiter, { isDoubled } from '@generated/title-delimiter';
import { createContext, createElement, type ReactNode, useContext } from 'react';
import { pluginOfPage } from '../inner/pages/plugin-of-page.js';

/** The parts of a page's title. */
export interface TitleFormatterParams {
  readonly title?: string | undefined;
  readonly siteTitle: string;
  readonly titleDelimiter: string;
  /** The plugin that created the page. */
  readonly plugin: { readonly name: string; readonly id: string };
}

type Formatter = (
  params: TitleFormatterParams & { readonly defaultFormatter: (params: TitleFormatterParams) => string },
) => string;

/** Docusaurus's own formatter. Since Docusaurus 3.8, a title equal to the site's is not repeated. */
function defaultFormatter({ title = '', siteTitle, titleDelimiter }: TitleFormatterParams): string {
  const own = title.trim();
  return own === '' || (own === siteTitle && !isDoubled) ? siteTitle : `${own} ${titleDelimiter} ${siteTitle}`;
}

const FormatterContext = createContext<Formatter>(defaultFormatter);

export interface TitleFormatterProviderProps {
  readonly formatter: Formatter;
  readonly children?: ReactNode;
}

/** Lets a function of the site format titles. */
export function TitleFormatterProvider({ formatter, children }: TitleFormatterProviderProps) {
  return createElement(FormatterContext, { value: formatter }, children);
}

/** A function for the title in the head of a page. */
export function useTitleFormatter() {
  const formatter = useContext(FormatterContext);
  const { title: siteTitle } = useSite();
  const { plugin: ofRoute } = useRouteContext();
  const plugin = pluginOfPage(usePage()) ?? ofRoute;
  return {
    format: (title?: string) => formatter({ title, siteTitle, titleDelimiter: delimiter, plugin, defaultFormatter }),
  };
}
