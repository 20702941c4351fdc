import type { Bundle, SiteData } from '@docsite/renderer';
import type { LocaleFacts } from './locale-facts.js';
import type { PageRenderings } from './page-renderings.js';

/** The input for the files of a locale. */
export interface LocaleParts {
  readonly facts: LocaleFacts;
  readonly siteData: SiteData;
  readonly bundle: Bundle;
  readonly pages: PageRenderings;
}
