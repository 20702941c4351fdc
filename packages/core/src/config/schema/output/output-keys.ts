import * as z from 'zod';
import { off } from '../values/off.js';
import { budgetsSchema } from './budgets.js';
import { cacheSchema } from './cache.js';
import { externalLinksSchema } from './external-links.js';
import { headersSchema } from './headers.js';
import { offlineSchema } from './offline.js';
import { overrideSchema, rulesSchema } from './overrides.js';
import { redirectSchema } from './redirects.js';
import { sitemapSchema } from './sitemap.js';

/** Files beside the pages, and how a build is checked and cached. */
export const outputKeys = {
  /**
   * The `_headers` file that static hosts read, or `false`.
   *
   * @default with a content security policy
   */
  headers: z.union([headersSchema, off], 'expected the options of headers, or false').prefault({}),
  /**
   * Addresses that have moved, and where they lead.
   *
   * @example [{ from: '/docs/old', to: '/docs/new' }]
   */
  redirects: z.array(redirectSchema).default([]),
  /**
   * The contents of `sitemap.xml`, which is written if the site has a `url`; `false` for none.
   *
   * @default all pages that are listed
   */
  sitemap: z.union([sitemapSchema, off], 'expected the options of sitemap, or false').prefault({}),
  /** Offline reading, or `false`. */
  offline: z.union([offlineSchema, off], 'expected the options of offline, or false').default(false),
  /**
   * Limits on what readers have to load, in compressed kilobytes, or `false`.
   *
   * @default 10 of initial script, 100 of script in total, 15 of styles, 60 of fonts
   */
  budgets: z.union([budgetsSchema, off], 'expected budgets in kilobytes, or false').prefault({}),
  /**
   * Severity of rules, by name: `error`, `warning` or `ignore`.
   *
   * @default each rule's own
   * @example { 'broken-anchor': 'error' }
   */
  rules: rulesSchema.default({}),
  /**
   * Severity of rules for some files; a later entry takes precedence over an earlier one.
   *
   * @example [{ files: ['docs/archive'], rules: { 'broken-link': 'warning' } }]
   */
  overrides: z.array(overrideSchema).default([]),
  /**
   * How `docsite check --external` treats links to other sites.
   *
   * @default all are checked, one every half second per host
   */
  externalLinks: externalLinksSchema.prefault({}),
  /**
   * A cache that builds share with builds on other machines.
   *
   * @default none
   */
  cache: cacheSchema.prefault({}),
};
