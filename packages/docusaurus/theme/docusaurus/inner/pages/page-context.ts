import type { MarkdownPageData } from '@docsite/renderer/template';
import { headingProps, lastUpdatedAt } from '@docusaurus/inner/pages/prop-values';
import { datedFrontMatter } from '../docs/front-matter-dates.js';
import { imageAsset } from './image-asset.js';

/** The facts about a Markdown page outside of docs and blogs that its components receive. */
export function pageContext(page: MarkdownPageData) {
  const { title, description, url, editUrl, lastUpdate, document } = page;
  const given = document ?? { frontMatter: { hide_table_of_contents: page.hideToc } };
  const { frontMatter, inMetadata } = datedFrontMatter(given);
  return {
    frontMatter,
    toc: headingProps(page.toc),
    contentTitle: page.hideTitle ? title : undefined,
    assets: imageAsset(frontMatter, page.head.image),
    metadata: {
      type: 'mdx',
      permalink: url,
      source: `@site/${document?.source ?? ''}`,
      title,
      description,
      frontMatter: inMetadata,
      editUrl,
      unlisted: frontMatter.unlisted === true,
      lastUpdatedAt: lastUpdatedAt(lastUpdate),
      lastUpdatedBy: lastUpdate?.author,
      ...document?.facts,
    },
  };
}
