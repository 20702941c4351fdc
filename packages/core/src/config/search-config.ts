import * as z from 'zod';
import { basePath } from './base-path.js';
import type { SiteConfig } from './site-config.js';

/** What a hosted index cannot be asked without, and what each is. */
const hostedKeys = {
  appId: 'the application id of the hosted index',
  apiKey: 'the public search key of the hosted index',
  indexName: 'the name of the hosted index',
} as const;

const hostedHint =
  "a hosted index needs 'appId', 'apiKey' and 'indexName'; leave out all keys of it to search an index that is built with the site";

const options = z
  .strictObject({
    path: basePath.default('search'),
    contextual: z.boolean().default(true),
    appId: z
      .string()
      .regex(/^[A-Za-z0-9]*$/, "expected letters and digits, such as 'BH4D9OD16A'")
      .optional(),
    apiKey: z.string().optional(),
    indexName: z.string().optional(),
    searchParameters: z.record(z.string(), z.json()).optional(),
    host: z
      .url({ protocol: /^https?$/, error: "expected an address such as 'https://search.example.org'" })
      .transform((url) => new URL(url).origin)
      .optional(),
  })
  .superRefine((search, context) => {
    const { path, contextual, ...hosted } = search;
    if (Object.values(hosted).every((value) => value === undefined)) return;
    for (const [key, meaning] of Object.entries(hostedKeys)) {
      if (search[key as keyof typeof hostedKeys]) continue;
      context.addIssue({ code: 'custom', path: [key], message: `expected ${meaning}`, params: { hint: hostedHint } });
    }
  });

/** The shape of the configuration key `search`. */
export const searchSchema = z
  .union([options, z.literal(false)], 'expected the options of search, or false')
  .prefault({});

/** How a site is searched, by whichever index. */
export interface LocalSearchConfig {
  /** Route of the search page. */
  readonly path: string;
  /** Whether one version of each docs instance is searched, that of the page first, or all of them alike. */
  readonly contextual: boolean;
}

/** An index at Algolia, or at a server that speaks its query API. All of this is public: every browser is told. */
export interface HostedSearchConfig extends LocalSearchConfig {
  readonly appId: string;
  /** A key that can search and no more. */
  readonly apiKey: string;
  readonly indexName: string;
  /** Parameters of the query API, to be sent with each query. */
  readonly searchParameters?: Readonly<Record<string, unknown>>;
  /** Origin of the one server to ask, such as a proxy; the service's own unless given. */
  readonly host?: string;
}

/** Where the search of a site is hosted; absent where it is searched in its own index, or not at all. */
export function hostedSearch({ search }: SiteConfig): HostedSearchConfig | undefined {
  return search !== false && 'appId' in search ? search : undefined;
}
