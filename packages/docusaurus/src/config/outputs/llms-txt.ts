import type { UserConfig } from '@docsite/core';
import type { Keys } from '../../keys.js';
import type { Takeover } from '../../takeover.js';
import { pathOfSite } from '../site/site-path.js';

type LlmsTxt = NonNullable<UserConfig['llmsTxt']>;

/** The address of a site. */
interface SiteAddress {
  readonly url: string | undefined;
  readonly baseUrl: string;
}

/** The `llms.txt` of a site as configured for the plugin: version 1 has most options in `content`, 2 in `llmsTxt`. */
export function llmsTxtOf(
  [options]: readonly Keys[],
  { takeover, ...address }: SiteAddress & { readonly takeover: Takeover },
): UserConfig['llmsTxt'] {
  if (options === undefined) return undefined;
  takeover.takes('llms.txt');
  options.skip('logLevel', 'onRouteError', 'onSectionError', 'ui');
  options.skipValue('runOnPostBuild', true);
  skipMarkdown(options.within('markdown'));
  const index = options.has('llmsTxt') ? options.within('llmsTxt') : options;
  const selection = options.has('llmsTxt') ? index : options.within('content');
  skipMarkdown(selection);
  return {
    ...headOf(index),
    ...contentOf(selection),
    order: routesOf(index, 'includeOrder', address),
    exclude: routesOf(selection, 'excludeRoutes', address),
    links: index.each('optionalLinks').flatMap((link) => linkOf(link, address)),
    full: selection.flag('enableLlmsFullTxt'),
  } as LlmsTxt;
}

function headOf(index: Keys): Partial<LlmsTxt> {
  const [title, description] = [index.text('siteTitle'), index.text('siteDescription')];
  return {
    ...(title !== undefined && title !== '' && { title }),
    ...(description !== undefined && { description }),
    pageDescriptions: index.flag('enableDescriptions'),
  };
}

/** Which pages are listed; those that only list others never are. */
function contentOf(selection: Keys): Partial<LlmsTxt> {
  selection.skipValue('includeGeneratedIndex', false);
  const isIncluded = {
    docs: selection.flag('includeDocs') ?? true,
    blog: selection.flag('includeBlog') ?? false,
    pages: selection.flag('includePages') ?? false,
  };
  const kinds = Object.keys(isIncluded) as (keyof typeof isIncluded)[];
  return {
    content: kinds.filter((kind) => isIncluded[kind]),
    versions: selection.flag('includeVersionedDocs') === false ? 'latest' : 'all',
  };
}

/** Options for converting HTML to Markdown, which docsite creates from the trees of pages instead. */
function skipMarkdown(options: Keys): void {
  options.skip('contentSelectors', 'routeRules', 'remarkStringify', 'remarkGfm', 'rehypeProcessTables');
  options.skipValue('enableFiles', true);
  options.skipValue('enableMarkdownFiles', true);
  options.skipValue('relativePaths', false);
}

function routesOf(keys: Keys, name: string, { baseUrl }: SiteAddress): string[] | undefined {
  return keys.texts(name)?.map((glob) => pathOfSite(glob, baseUrl));
}

function linkOf(link: Keys, { url }: SiteAddress): LlmsTxt['links'] {
  const [label, href, description] = [link.text('title'), link.text('url'), link.text('description')];
  if (label === undefined || href === undefined || !URL.canParse(href, url)) return [];
  return [{ label, href: new URL(href, url).href, ...(description !== undefined && { description }) }];
}
