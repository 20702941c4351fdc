import type { ScannedSite, Site } from '@docsite/core';

/** A site with the front matter of its pages. */
export interface PageSource {
  readonly site: Site;
  /** The front matter of a source, as written. */
  readonly frontMatter: (source: string) => Readonly<Record<string, unknown>>;
}

/** A site with the sources of its pages. */
export interface ReadSite extends PageSource {
  readonly siteDir: string;
  readonly scanned: ScannedSite;
  /** The text of a source after its front matter. */
  readonly body: (source: string) => string;
}
