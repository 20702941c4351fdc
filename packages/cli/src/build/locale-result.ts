import type { ExternalLink } from '@docsite/checker';
import type { Diagnostic, Site, SuppressionUse } from '@docsite/core';
import type { Bundle, RedirectRule } from '@docsite/renderer';
import type { LocaleToKeep } from '../cache/site/assembly-cache.js';
import type { PageToRender } from './render/reuse-pages.js';

/** The result of rendering and checking one locale; `pages` is their number, `bytes` the size of what was written. */
export interface LocaleResult {
  readonly site: Site;
  readonly pages: number;
  readonly bytes: number;
  /** Pages that were rendered, not reused. */
  readonly renderedPages: readonly PageToRender[];
  readonly diagnostics: readonly Diagnostic[];
  /** Links to other sites; none unless they are to be checked. */
  readonly externalLinks: readonly ExternalLink[];
  /** Comments in the content that suppress findings. */
  readonly suppressions: readonly SuppressionUse[];
  /** Set if no page could be built: such a site never replaces the old one, whatever the configured rules. */
  readonly isEmpty: boolean;
  /** Routes of pages that could not be built. */
  readonly failed: readonly string[];
  /** Hashes of the inline scripts in all HTML files. */
  readonly inlineScripts: readonly string[];
  /** Sources that heads load from other sites, as in a security policy. */
  readonly policySources: readonly string[];
  readonly redirects: readonly RedirectRule[];
  /** Absent if nothing could be bundled. */
  readonly bundle: Bundle | undefined;
  /** The state that the next build can start from; absent if there is none. */
  readonly toKeep?: LocaleToKeep | undefined;
}
