import type { DocDraft } from '../drafts/doc-draft.js';
import type { SidebarFindings, Spot } from './sidebar-findings.js';
import { withoutVersion } from './sidebar-labels.js';

/** The documents that the sidebars of a version may name. */
export interface DocSources {
  /** By id. */
  readonly docs: ReadonlyMap<string, DocDraft>;
  /** Ids of the documents that are left out of this build because they are drafts. */
  readonly draftIds?: ReadonlySet<string>;
  /** The name of the version, by which ids may be prefixed. */
  readonly version?: string;
}

/** Finds the documents that sidebars name. */
export class SidebarDocs {
  constructor(
    private readonly sources: DocSources,
    private readonly findings: SidebarFindings,
  ) {}

  /** The document with an id. */
  get(id: string): DocDraft | undefined {
    return this.sources.docs.get(id) ?? this.sources.docs.get(withoutVersion(id, this.sources));
  }

  /** The document that an item names; one that does not exist is reported, unless it is a draft. */
  find(id: string, spot: Spot): DocDraft | undefined {
    const doc = this.get(id);
    if (doc === undefined && !this.isDraft(id)) this.findings.unknownDoc(id, spot);
    return doc;
  }

  private isDraft(id: string): boolean {
    const { draftIds } = this.sources;
    return draftIds?.has(id) === true || draftIds?.has(withoutVersion(id, this.sources)) === true;
  }
}
