import type { Tag } from '../../tags.js';
import type { Sidebar } from './sidebar.js';

/** The documents of one configured folder, in all their versions. */
export interface DocsInstance {
  readonly id: string;
  /** Its display name; absent if that is the id. */
  readonly label?: string;
  readonly versions: readonly DocsVersion[];
}

/** One version of a docs instance. */
export interface DocsVersion {
  readonly instance: string;
  /** `current`, or the name in `versions.json`. */
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  /** Base route: `/docs`, `/docs/next`, `/docs/3.11`. */
  readonly path: string;
  readonly banner?: 'unreleased' | 'unmaintained';
  readonly badge: boolean;
  readonly className?: string;
  readonly noIndex: boolean;
  /** Id of the document at the version's base route, or of the first in its first sidebar. */
  readonly mainDoc?: string;
  /** Every document of the version, ordered by id. */
  readonly docs: readonly DocEntry[];
  readonly sidebars: Readonly<Record<string, Sidebar>>;
  /**
   * Set if its sidebars file is wrong, which is reported: its sidebars are generated instead, or lack the wrong items.
   */
  readonly hasBrokenSidebars?: true;
  /** Route of the list of its tags; absent if no document has tags. */
  readonly tagsPath?: string;
  readonly tags: readonly Tag[];
}

/** A document in the index of its version. */
export interface DocEntry {
  readonly id: string;
  readonly route: string;
  readonly source: string;
  /** Name of the sidebar the document shows. */
  readonly sidebar?: string;
}
