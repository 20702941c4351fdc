import type { DocsConfig } from '../../config/site-config.js';
import type { Document } from '../../parse/document.js';
import { encodePath } from '../../route/route.js';
import type { DocIdentity } from './doc-identity.js';

/** A document on its way to a page: what is known before sidebars, tags and neighbours are. */
export interface DocDraft extends DocIdentity {
  readonly document: Document;
  /** Path relative to the content root of the version. */
  readonly relative: string;
  readonly title: string;
  readonly sidebarLabel: string;
  readonly sidebarPosition?: number;
}

/** The title a written page has: front matter's, else that of its opening heading, else a name. */
export function titleOf(document: Document, name: string): string {
  return document.frontMatter.title ?? document.contentTitle ?? name;
}

/** Drafts one document. */
export function draftDoc(document: Document, relative: string, identity: DocIdentity): DocDraft {
  const { frontMatter } = document;
  const title = titleOf(document, frontMatter.id ?? identity.name);
  const position = frontMatter.sidebar_position ?? identity.position;
  return {
    ...identity,
    document,
    relative,
    title,
    sidebarLabel: frontMatter.sidebar_label ?? title,
    ...(position !== undefined && { sidebarPosition: position }),
  };
}

/** The address at which a source can be edited: the configured one with the path of the file to edit added. */
export function editUrlOf(
  document: Document,
  docs: Pick<DocsConfig, 'editUrl'>,
  file: string = document.path,
): string | undefined {
  const custom = document.frontMatter.custom_edit_url;
  if (custom !== undefined) return custom ?? undefined;
  if (docs.editUrl === undefined) return undefined;
  return `${docs.editUrl.replace(/\/$/, '')}/${encodePath(file)}`;
}
