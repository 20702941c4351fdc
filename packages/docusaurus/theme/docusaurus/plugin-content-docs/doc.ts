import { type DocPageData, type SiteData, usePage, useSite } from '@docsite/renderer/template';
import { datedFrontMatter } from '@docusaurus/inner/docs/front-matter-dates';
import { imageAsset } from '@docusaurus/inner/pages/image-asset';
import { headingProps, lastUpdatedAt, neighbourProps, tagProps } from '@docusaurus/inner/pages/prop-values';
import { writtenAddress } from '@docusaurus/inner/pages/written-address';
import type { ReactNode } from 'react';
import { pathOfVersion } from './known-versions.js';

/** The facts about the current document that components receive. */
export interface DocContextValue {
  readonly metadata: DocMetadata;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly toc: readonly { readonly value: string; readonly id: string; readonly level: number }[];
  /** The heading at the start of the document's text; absent if the title is drawn above the text. */
  readonly contentTitle: string | undefined;
  readonly assets: { readonly image?: string };
}

interface Neighbour {
  readonly title: string;
  readonly permalink: string;
}

interface DocMetadata {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly permalink: string;
  readonly source: string;
  /** The document's folder, relative to the folder of its version; `.` for that folder. */
  readonly sourceDirName: string;
  readonly slug: string;
  readonly version: string;
  readonly draft: boolean;
  readonly unlisted: boolean;
  readonly tags: readonly { readonly label: string; readonly permalink: string }[];
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly editUrl: string | undefined;
  /** In milliseconds. */
  readonly lastUpdatedAt: number | undefined;
  readonly lastUpdatedBy: string | undefined;
  readonly sidebar: string | undefined;
  readonly previous: Neighbour | undefined;
  readonly next: Neighbour | undefined;
}

/**
 * The values passed to components, which must stay identical. They are not kept in a hook, because components may call
 * `useDoc` conditionally, for example below `BrowserOnly`, and React allows that only for contexts.
 */
const given = new WeakMap<DocPageData, DocContextValue>();

/** The document of the page. Throws if the page is not a document. */
export function useDoc(): DocContextValue {
  const [page, site] = [usePage(), useSite()];
  if (page.kind !== 'doc')
    throw new Error(
      `useDoc() was called on '${page.route}', which is no document: it works in components of documents`,
    );
  const doc = given.get(page) ?? contextOf(page, site);
  given.set(page, doc);
  return doc;
}

function contextOf(page: DocPageData, site: SiteData): DocContextValue {
  const written = page.document ?? { frontMatter: { hide_table_of_contents: page.hideToc } };
  const { frontMatter, inMetadata } = datedFrontMatter(written);
  const permalink = writtenAddress(page);
  return {
    frontMatter,
    toc: headingProps(page.toc),
    contentTitle: page.document === undefined && page.hideTitle ? page.title : page.document?.contentTitle,
    assets: imageAsset(frontMatter, page.head.image),
    metadata: {
      id: page.document?.id ?? page.route,
      title: page.title,
      description: page.description,
      permalink,
      source: `@site/${page.document?.source ?? ''}`,
      sourceDirName: folderOf(page.document),
      slug: permalink.slice(pathOfVersion(site, page.docs).length) || '/',
      version: page.docs.version,
      draft: page.draft,
      unlisted: page.unlisted,
      tags: tagProps(page.tags),
      frontMatter: inMetadata,
      editUrl: page.editUrl,
      lastUpdatedAt: lastUpdatedAt(page.lastUpdate),
      lastUpdatedBy: page.lastUpdate?.author,
      sidebar: page.docs.sidebar?.split('/').at(-1),
      previous: neighbourProps(page.previous),
      next: neighbourProps(page.next),
      ...page.document?.facts,
    },
  };
}

/** The last folders of the path, as many as the document's id has. */
function folderOf({ id = '', source = '' }: Partial<NonNullable<DocPageData['document']>> = {}): string {
  const depth = id.split('/').length - 1;
  return depth === 0
    ? '.'
    : source
        .split('/')
        .slice(-1 - depth, -1)
        .join('/');
}

export interface DocProviderProps {
  readonly content: unknown;
  readonly children?: ReactNode;
}

/** Only draws its children: `useDoc` reads the document from the page. */
export function DocProvider({ children }: DocProviderProps): ReactNode {
  return children;
}
