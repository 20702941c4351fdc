import type { LinkTarget, LinkUse, Place } from '@docsite/core';

/** A link of a document, the configuration, a sidebar, a redirect, a template or a component. */
export interface SiteLink {
  /** As the author wrote it; for links of templates, the path within the site. */
  readonly href: string;
  readonly kind: LinkUse['kind'];
  readonly isElement?: LinkUse['isElement'];
  /** Where a finding about it points. */
  readonly place: Place;
  readonly writer: 'document' | 'config' | 'sidebar' | 'redirect' | 'template' | 'component';
  /** Routes of the pages known to contain it. */
  readonly routes: readonly string[];
}

/** A link and its target. */
export interface ResolvedLink extends SiteLink {
  readonly target: LinkTarget;
}
