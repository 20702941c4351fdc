import type { AdaptedConfig, ConfigPurpose } from '@docsite/core';
import type { EarlierReading, GivenFiles } from './complete/site-to-complete.js';
import { completeSite } from './complete-site.js';
import { convertSite, type SiteFile } from './convert-site.js';
import { withFootnoteLabels } from './translations/footnote-labels.js';

/** The Docusaurus site to read, and the files of docsite that complete it. */
export interface DocusaurusOptions extends GivenFiles, EarlierReading, SiteFile {
  /** Why it is read; to build the site by default. */
  readonly purpose?: ConfigPurpose;
}

/** Reads the configuration of a Docusaurus site as one of docsite's. Throws a `ConfigError`. */
export async function readDocusaurus(options: DocusaurusOptions): Promise<AdaptedConfig> {
  const { purpose = 'build' } = options;
  const { reads, ...site } = await convertSite(options);
  const completed = await completeSite({ ...options, ...site, purpose });
  const { takeover, functions } = site;
  const [markdown] = functions.markdown;
  return {
    ...completed,
    ...(markdown && { labels: withFootnoteLabels(completed.labels ?? {}, markdown) }),
    places: takeover.places(),
    reads,
    observation: takeover.observation,
    notes: takeover.notes(),
  };
}
