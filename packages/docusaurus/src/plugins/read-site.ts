import type { ScannedSite, Site } from '@docsite/core';

/** A site with what its pages were made of. */
export interface ReadSite {
  readonly siteDir: string;
  readonly site: Site;
  readonly scanned: ScannedSite;
  /** The front matter of a source, as it is written. */
  readonly frontMatter: (source: string) => Readonly<Record<string, unknown>>;
  /** The text of a source below its front matter. */
  readonly body: (source: string) => string;
}
