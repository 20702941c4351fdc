import * as z from 'zod';
import { basePath, origin } from '../values/addresses.js';
import { jsonValues } from '../values/json-values.js';

/** The keys that a hosted index requires, with a description of each. */
const hostedKeys = {
  appId: 'the application id of the hosted index',
  apiKey: 'the public search key of the hosted index',
  indexName: 'the name of the hosted index',
} as const;

const hostedHint =
  "a hosted index needs 'appId', 'apiKey' and 'indexName'; leave out all of them to search an index built with the site";

const regularExpression = z.string().refine(isRegularExpression, 'expected a regular expression');

function isRegularExpression(source: string): boolean {
  try {
    return new RegExp(source) !== undefined;
  } catch {
    return false;
  }
}

/** How a site is searched: in an index built with it, or in a hosted one. */
export const searchSchema = z
  .strictObject({
    /** Route of the search page, or `false` for no search page. */
    path: z.union([basePath, z.literal(false)]).default('search'),
    /**
     * Whether only one version of each docs instance is searched: that of the page, else the one that the reader chose,
     * else the latest. `false` searches all versions alike.
     */
    contextual: z.boolean().default(true),
    /**
     * Id of the Algolia application.
     *
     * @example 'BH4D9OD16A'
     */
    appId: z
      .string()
      .regex(/^[A-Za-z0-9]*$/, "expected letters and digits, such as 'BH4D9OD16A'")
      .exactOptional(),
    /** Its key for searching only. Every reader's browser receives it, so never use a key that can write. */
    apiKey: z.string().exactOptional(),
    /**
     * Name of the hosted index.
     *
     * @example 'handbook'
     */
    indexName: z.string().exactOptional(),
    /**
     * Parameters of the query API that are sent with each query. `facetFilters` are combined with those that
     * `contextual` adds.
     *
     * @example { hitsPerPage: 10 }
     */
    searchParameters: jsonValues.exactOptional(),
    /**
     * Regular expression for the addresses of results that are on other sites. All others are on this one, whatever
     * their host.
     *
     * @default those that do not begin with the `url` of the site
     * @example 'external\\.example\\.org'
     */
    externalUrlRegex: regularExpression.exactOptional(),
    /**
     * Replaces each match of a regular expression in the paths of results on this site, with their query and fragment,
     * if the site is indexed elsewhere.
     *
     * @example { from: '^/docs/', to: '/' }
     */
    replacePathname: z
      .strictObject({
        /** Regular expression, of which every match is replaced. */
        from: regularExpression,
        /** What takes its place; `$1` is the first group. */
        to: z.string(),
      })
      .exactOptional(),
    /**
     * Origin of the only server to query, such as a proxy with the same query API.
     *
     * @default Algolia's own servers
     * @example 'https://search.example.org'
     */
    host: origin('https://search.example.org').exactOptional(),
  })
  .superRefine((search, context) => {
    const { path, contextual, ...hosted } = search;
    if (Object.values(hosted).every((value) => value === undefined)) return;
    for (const [key, meaning] of Object.entries(hostedKeys)) {
      if (search[key as keyof typeof hostedKeys]) continue;
      context.addIssue({ code: 'custom', path: [key], message: `expected ${meaning}`, params: { hint: hostedHint } });
    }
  });
