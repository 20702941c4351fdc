import {
  escapeAttribute,
  escapeHtml,
  type FoundTarget,
  type LinkIndex,
  outputPathOfRedirect,
  type Site,
  urlOfRedirect,
  urlPolicy,
} from '@docsite/core';
import type { OutputFile } from '../output-file.js';
import type { SiteData } from '../template/index.js';

/** A redirect with final URLs, in the form for hosts. */
export interface RedirectRule {
  /** The old address: percent-encoded, under the base URL. */
  readonly from: string;
  readonly to: string;
}

/** The redirects of one locale: as rules for hosts that support them, and as pages for all others. */
export interface RenderedRedirects {
  readonly rules: readonly RedirectRule[];
  readonly pages: readonly OutputFile[];
}

/** Renders the redirects of a locale, except for those whose target it lacks. */
export function renderRedirects(site: Site, { labels }: SiteData, links: LinkIndex): RenderedRedirects {
  const policy = urlPolicy(site);
  const titles =
    site.redirects.length === 0 ? undefined : new Map(site.pages.map(({ route, title }) => [route, title]));
  const found = site.redirects.flatMap((redirect) => {
    const target = links.resolveConfigured(redirect.to);
    return target.type === 'missing' ? [] : [{ redirect, target }];
  });
  return {
    rules: found.map(({ redirect, target }) => ({ from: urlOfRedirect(redirect, policy), to: target.url })),
    pages: found.map(({ redirect, target }) => {
      const title = (target.type === 'page' && titles?.get(target.route)) || undefined;
      const path = outputPathOfRedirect(redirect, policy);
      return { path, contents: renderRedirectPage({ site, target, heading: labels.pageMoved, title }) };
    }),
  };
}

interface RedirectPage {
  readonly site: Site;
  readonly target: FoundTarget;
  readonly heading: string;
  readonly title: string | undefined;
}

/**
 * Redirects with the query and anchor of the old address, as hosts do; without script, `<meta>` redirects without them.
 */
const script =
  "{const to=new URL(document.querySelector('a').href);to.search||=location.search;to.hash||=location.hash;location.replace(to)}";

/**
 * The script comes last, because it reads the link; `<meta>` would take effect earlier, so it is only for browsers
 * without script.
 */
function renderRedirectPage({ site, target: { type, url }, heading, title }: RedirectPage): string {
  const { config, locale } = site;
  const ownAddress = config.url === undefined ? undefined : config.url + url;
  const address = type === 'external' ? url : ownAddress;
  const href = escapeAttribute(url);
  const canonical =
    address === undefined ? [] : [`<link rel="canonical" href="${escapeAttribute(address.replace(/#.*/s, ''))}">`];
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<meta name="theme-color" content="${escapeAttribute(config.themeColor)}">`,
    `<title>${escapeHtml(title ?? heading)}</title>`,
    '<meta name="robots" content="noindex">',
    ...canonical,
    `<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>`,
  ];
  const body = `<p>${escapeHtml(heading)} <a href="${href}">${escapeHtml(title ?? url)}</a></p>`;
  const attributes = `lang="${escapeAttribute(locale.htmlLang)}" dir="${locale.direction}"`;
  const lines = ['<!doctype html>', `<html ${attributes}>`, '<head>', ...head, '</head>', '<body>', body];
  return `${[...lines, `<script>${script}</script>`, '</body>', '</html>'].join('\n')}\n`;
}
