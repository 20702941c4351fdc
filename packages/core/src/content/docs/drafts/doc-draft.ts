import type { AssembledDocument } from '../../assembled-document.js';
import { titleOf } from '../../written-facts.js';
import type { DocIdentity } from './doc-identity.js';

/** A document before it becomes a page: facts that do not depend on sidebars, tags or neighbours. */
export interface DocDraft extends DocIdentity {
  readonly document: AssembledDocument;
  /** Path relative to the content root of the version. */
  readonly relative: string;
  /** The file that it translates, relative to the site folder; absent for originals. */
  readonly original?: string;
  readonly title: string;
  readonly sidebarLabel: string;
  readonly sidebarPosition?: number;
}

/** A document with the file that it comes from. */
export type DocSource = Pick<DocDraft, 'document' | 'relative' | 'original'>;

/** Drafts one document. */
export function draftDoc(source: DocSource, identity: DocIdentity): DocDraft {
  const { frontMatter } = source.document;
  const title = titleOf(source.document, frontMatter.id ?? identity.name);
  const position = frontMatter.sidebar_position ?? identity.position;
  return {
    ...identity,
    ...source,
    title,
    sidebarLabel: frontMatter.sidebar_label ?? title,
    ...(position !== undefined && { sidebarPosition: position }),
  };
}
