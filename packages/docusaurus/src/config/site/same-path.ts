import type { UserConfig } from '@docsite/core';
import { docusaurusVersion, isBefore } from '../../load/docusaurus-version.js';

/**
 * What is published if a static file has the path of a page: the file before Docusaurus 3.2, whose bundler wrote both.
 */
export function samePathOf(siteDir: string): UserConfig['samePath'] {
  return isBefore(docusaurusVersion(siteDir), 3, 2) ? 'file' : 'page';
}
