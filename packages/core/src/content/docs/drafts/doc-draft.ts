import type { AssembledDocument } from '../../assembled-document.js';
import { titleOf } from '../../written-facts.js';
import type { DocIdentity } from './doc-identity.js';

/** A document before it becomes a page: facts that do not depend on sidebars, tags or neighbours. */
export interface DocDraft extends DocIdentity {
  readonly document: AssembledDocument;
  /** Path relative to the content root of the version. */
  readonly relative: string;
  readonly title: string;
  readonly sidebarLabel: string;
  readonly sidebarPosition?: number;
}

/** Drafts one document. */
export function draftDoc(document: AssembledDocument, relative: string, identity: DocIdentity): DocDraft {
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
