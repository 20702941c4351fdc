import { type Finding, finding, type Page, reasonOf } from '@docsite/core';
import type { OutputFile } from '../bundle/bundle.js';
import { type BundledFrame, bundledFrames } from '../bundle/bundled-frames.js';
import type { SearchText } from '../search/search-text.js';
import type { PageQuote } from './page-quote.js';
import type { RenderedLink, ShellLink } from './rendered-links.js';

/**
 * One page, rendered: its files, the links that are in them and in no document, and what went wrong. It is the same
 * whatever pages were rendered before.
 */
export interface RenderedPage {
  readonly files: readonly OutputFile[];
  /** Those of its content, and those of its shell that are relative to the page. */
  readonly links: readonly RenderedLink[];
  /** The others of its shell, each once. Pages share the values. */
  readonly shellLinks: readonly ShellLink[];
  /** Ids that its module wrote; empty for a page without one, whose ids are known from its document. */
  readonly ids: readonly string[];
  /** Addresses of its document without a target that components may have changed, and have not. */
  readonly missing: readonly string[];
  readonly findings: readonly Finding[];
  /** What code threw, which is its one finding; absent for a page that could be rendered. */
  readonly thrown?: ThrownError;
  /** Hashes of the inline scripts of its document. */
  readonly inlineScripts: readonly string[];
  /** What its own head loads from other sites, as a security policy names it: `script-src https://example.org`. */
  readonly policySources: readonly string[];
  /** Its head asks search engines not to list it, whatever the site says of it; absent for most pages. */
  readonly noIndex?: true;
  /** The text for the search index; absent if the page could not be rendered. */
  readonly search?: SearchText;
  /** What other pages and files show of it; absent for most pages. */
  readonly quote?: PageQuote;
}

/** An error that code of the site has thrown. */
export interface ThrownError {
  readonly reason: string;
  /** The calls in server modules that led to it, the innermost first. */
  readonly frames: readonly BundledFrame[];
}

/**
 * What is found out of a page that is not rendered, such as one whose module cannot be built, which is reported
 * elsewhere.
 */
export const unrenderedPage: RenderedPage = {
  files: [],
  links: [],
  shellLinks: [],
  ids: [],
  missing: [],
  findings: [],
  inlineScripts: [],
  policySources: [],
};

/** The result for a page that cannot be rendered. */
export function failedPage(page: Page, rule: string, message: string, hint: string): RenderedPage {
  return { ...unrenderedPage, findings: [{ ...finding(rule, page.place, message, hint), cause: message }] };
}

/** The result for a page whose code threw. */
export function thrownPage(page: Page, error: unknown): RenderedPage {
  return pageOfError(page, error, {
    message: 'the page cannot be rendered',
    hint: 'a component threw this; fix it, or what is passed to it',
  });
}

/**
 * The result for a page that the theme cannot draw.
 *
 * @param error What it threw.
 */
export function undrawnPage(page: Page, message: string, error: unknown): RenderedPage {
  return pageOfError(page, error, {
    message,
    hint: 'a module of the theme threw this; fix it, or what is passed to it',
  });
}

function pageOfError(
  page: Page,
  error: unknown,
  { message, hint }: { readonly message: string; readonly hint: string },
): RenderedPage {
  const reason = reasonOf(error);
  const failed = failedPage(page, 'render-error', `${message}: ${reason}`, hint);
  return { ...failed, thrown: { reason, frames: bundledFrames(error) } };
}
