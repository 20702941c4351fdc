import type { ScannedSite, Site } from '@docsite/core';

/** A site with the sources of its pages. */
export interface ReadSite {
  readonly siteDir: string;
  readonly site: Site;
  readonly scanned: ScannedSite;
  /** The front matter of a source, as written. */
  readonly frontMatter: (source: string) => Readonly<Record<string, unknown>>;
  /** The text of a source after its front matter. */
  readonly body: (source: string) => string;
}
