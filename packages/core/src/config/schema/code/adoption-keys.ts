import * as z from 'zod';
import { jsonValues } from '../values/json-values.js';
import { routeSchema } from './routes.js';

/** What code needs that was written for another site builder, and what components can read. */
export const adoptionKeys = {
  /**
   * Completes the configuration of a site whose code was written for another site builder: the name of a preset,
   * or a list of the name and its options.
   *
   * @default none
   * @example ['docusaurus', { plugins: ['./plugins/shop.js'] }]
   */
  preset: z
    .union(
      [z.string(), z.tuple([z.string(), z.record(z.string(), z.unknown())])],
      'expected the name of a preset, or a list of it and its options',
    )
    .exactOptional(),
  /** Pages rendered by modules outside the folders of `pages`. */
  routes: z.array(routeSchema).default([]),
  /**
   * Values for the site's own components: `useSite().customFields`.
   *
   * @example { supportMail: 'help@example.org' }
   */
  customFields: jsonValues.default({}),
  /**
   * Whether components can read the path, the id and the front matter of a page's document: `usePage().document`. These
   * are then part of what browsers load. With `'all'` components can also read the documents of each version of the
   * docs, `usePage().versionDocuments`, and the descriptions of sidebar items; browsers load the versions that a
   * component of the page reads, with titles and descriptions if it reads one.
   */
  documentData: z.union([z.boolean(), z.literal('all')], "expected true, false or 'all'").default(false),
};
