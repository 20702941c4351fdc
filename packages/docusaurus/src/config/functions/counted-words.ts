import type { UserConfig } from '@docsite/core';
import { docusaurusVersion, isBefore } from '../../load/docusaurus-version.js';

type MarkdownConfig = NonNullable<UserConfig['markdown']>;

/** What counts as a word for reading times: before Docusaurus 3.8 what is between spaces. */
export function countedWordsOf(siteDir: string): Pick<MarkdownConfig, 'countedWords'> {
  return isBefore(docusaurusVersion(siteDir), 3, 8) ? { countedWords: 'spaces' } : {};
}
