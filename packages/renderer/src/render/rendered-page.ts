import { type Finding, finding, type Page } from '@docsite/core';
import { thrownProblem } from '../bundle/errors/thrown-problem.js';
import { type BundledFrame, bundledFrames } from '../bundle/outputs/bundled-frames.js';
import type { OutputFile } from '../output-file.js';
import type { SearchText } from '../search/search-text.js';
import type { RenderedLink, ShellLink } from './links/rendered-links.js';
import type { PageQuote } from './page-quote.js';

/**
 * A rendered page: its files, the links in them that are in no document, and errors. It does not depend on which pages
 * were rendered before.
 */
export interface RenderedPage {
  readonly files: readonly OutputFile[];
  /** Links in its content, and those in its shell that are relative to the page. */
  readonly links: readonly RenderedLink[];
  /** The others in its shell, each once. Pages share these objects. */
  readonly shellLinks: readonly ShellLink[];
  /** Ids rendered by its module; empty for a page without one, whose ids are known from its document. */
  readonly ids: readonly string[];
  /** Addresses without a target in its document that components could have changed, but did not. */
  readonly missing: readonly string[];
  readonly findings: readonly Finding[];
  /** The error thrown by code, which is its only finding; absent for a page that could be rendered. */
  readonly thrown?: ThrownError;
  /** Hashes of the inline scripts in its HTML. */
  readonly inlineScripts: readonly string[];
  /** Sources that its own head loads from other sites, as in a security policy: `script-src https://example.org`. */
  readonly policySources: readonly string[];
  /** Set if its head asks search engines not to index it, whatever the site says. */
  readonly noIndex?: true;
  /** The lists of documents that its data names: paths of files of the site; absent for none. */
  readonly documentLists?: readonly string[];
  /** The text for the search index; absent if the page could not be rendered. */
  readonly search?: SearchText;
  /** The parts of it that other pages and files show; absent for most pages. */
  readonly quote?: PageQuote;
}

/** An error thrown by the site's code. */
export interface ThrownError {
  readonly reason: string;
  /** The positions in server modules that led to it, innermost first. */
  readonly frames: readonly BundledFrame[];
}

/**
 * The result for a page that is not rendered, such as one whose module cannot be built, which is reported elsewhere.
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
export function failedPage(
  page: Page,
  { rule, message, hint }: Required<Pick<Finding, 'rule' | 'message' | 'hint'>>,
): RenderedPage {
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
 * The result for a page that the theme cannot render.
 *
 * @param error The original error.
 */
export function unrenderablePage(page: Page, message: string, error: unknown): RenderedPage {
  return pageOfError(page, error, {
    message,
    hint: 'a module of the theme threw this; fix it, or what is passed to it',
  });
}

function pageOfError(
  page: Page,
  error: unknown,
  { message, hint: hintOfThrown }: { readonly message: string; readonly hint: string },
): RenderedPage {
  const { reason, hint } = thrownProblem(error, hintOfThrown);
  const failed = failedPage(page, { rule: 'render-error', message: `${message}: ${reason}`, hint });
  return { ...failed, thrown: { reason, frames: bundledFrames(error) } };
}
