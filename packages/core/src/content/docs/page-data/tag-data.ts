import type { PageDataContext, PageKind } from '../../content-kind.js';
import { groupTags, tagSections } from '../../tag-groups.js';
import type { Tag } from '../../tags.js';
import { type DocsFacts, placeInDocs } from '../version/docs-index.js';
import type { TagListPage, TagPage } from '../version/docs-page.js';
import { docsContext } from './docs-context.js';
import type { TagListPageData, TagPageData } from './docs-page-data.js';

type Context = PageDataContext<DocsFacts>;

/** The list of all tags of a version. */
export const tagListPage: PageKind<TagListPage, TagListPageData, DocsFacts> = {
  body: 'generated',
  title: (_, { labels }) => labels.tagsTitle,
  data: (page, context) => ({
    docs: docsContext(page.docs, page.route, context),
    groups: groupTags(placeInDocs(context.facts, page.docs).version.tags, context.url),
  }),
  sections: ({ groups }) => tagSections(groups),
};

/** The pages with one tag. */
export const tagPage: PageKind<TagPage, TagPageData, DocsFacts> = {
  body: 'generated',
  title: (page, context) => {
    const count = tagOf(page, context)?.pages.length ?? 0;
    return context.formatCount(context.labels.taggedTitle, { count, tag: page.title });
  },
  data: (page, context) => ({
    docs: docsContext(page.docs, page.route, context),
    label: page.title,
    ...(page.unlisted && { unlisted: true as const }),
    tagsUrl: context.url(placeInDocs(context.facts, page.docs).version.tagsPath ?? '/'),
    items: taggedPages(tagOf(page, context), context),
  }),
  sections: ({ description, items }) => [{ text: description, links: items }],
};

function tagOf(page: TagPage, { facts }: Context): Tag | undefined {
  return placeInDocs(facts, page.docs).version.tags.find(({ slug }) => slug === page.slug);
}

function taggedPages(tag: Tag | undefined, { pages, url }: Context): TagPageData['items'] {
  return (tag?.pages ?? []).flatMap((route) => {
    const page = pages.get(route);
    return page === undefined ? [] : [{ label: page.title, href: url(route), description: page.description }];
  });
}
