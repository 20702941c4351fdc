import type { ContentHooks, SourceToEdit, UserConfig } from '@docsite/core';
import type { Takeover } from '../takeover.js';
import { brokenLinksOf } from './functions/broken-links.js';
import type { FunctionHolders } from './functions/function-options.js';
import { ask, functionsById, type NamedFunction } from './functions/named-function.js';
import { prefixesOf } from './functions/number-prefixes.js';
import { permalinkOf, postHooksOf } from './functions/posts.js';
import { listingOf } from './functions/sidebar-items.js';
import { computedRedirectsOf } from './outputs/redirects.js';
import { sitemapItemsOf } from './outputs/sitemap.js';
import { slashOf } from './site/same-keys.js';

type Kind = SourceToEdit['kind'];

type SiteFacts = Pick<UserConfig, 'baseUrl' | 'i18n' | 'sitemap' | 'title' | 'url' | 'trailingSlash'>;

/** The functions of a configuration that are called about pages, if there are any. */
export function hooksOf(
  holders: FunctionHolders,
  { baseUrl = '/', i18n, sitemap, title, url, trailingSlash }: SiteFacts,
  takeover: Takeover,
): ContentHooks {
  const edits = editFunctions(holders);
  return {
    ...(edits.size > 0 && {
      editUrl: (source) => {
        const found = edits.get(`${source.kind}/${source.id}`);
        if (found === undefined) return undefined;
        const permalink = permalinkOf(source).replace(/\/?$/, source.isFolder ? '/' : '$&');
        const given = { ...pathsOf(source), permalink, locale: source.locale };
        return textOf(ask(found, takeover, given));
      },
    }),
    ...listingOf(holders.docs, takeover),
    ...prefixesOf(holders.docs, takeover),
    ...postHooksOf(holders.blog, { title, url, baseUrl, i18n }, takeover),
    ...brokenLinksOf(holders.markdown, takeover),
    ...computedRedirectsOf(holders.redirects, takeover),
    ...sitemapItemsOf(holders.sitemap, {
      takeover,
      siteConfig: { title, url, baseUrl, trailingSlash: slashOf(trailingSlash), i18n },
      filenames: sitemap ? [sitemap.filename, ...(sitemap.more ?? []).map(({ filename }) => filename)] : [],
    }),
  };
}

function editFunctions(holders: FunctionHolders): ReadonlyMap<string, NamedFunction> {
  const kinds: readonly Kind[] = ['docs', 'blog', 'pages'];
  const found = kinds.flatMap((kind) =>
    [...functionsById(holders[kind], 'editUrl')].map(([id, own]) => [`${kind}/${id}`, own] as const),
  );
  return new Map(found);
}

/** The argument with which Docusaurus calls a content plugin's function about a source. */
function pathsOf({ kind, version, folder, path }: SourceToEdit): object {
  if (kind === 'docs') return { version, versionDocsDirPath: folder, docPath: path };
  return kind === 'blog' ? { blogDirPath: folder, blogPath: path } : { pagesDirPath: folder, pagesPath: path };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
