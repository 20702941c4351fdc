import type { Messages } from '@docsite/core';
import { docusaurusVersion, isBefore } from '../load/docusaurus-version.js';

/** English messages of the theme before Docusaurus 3.5, as far as they were written differently. */
const earlier: Messages = {
  'theme.blog.paginator.newerEntries': 'Newer Entries',
  'theme.blog.paginator.olderEntries': 'Older Entries',
  'theme.blog.post.paginator.newerPost': 'Newer Post',
  'theme.blog.post.paginator.olderPost': 'Older Post',
  'theme.blog.post.readMore': 'Read More',
  'theme.tags.tagsPageLink': 'View All Tags',
};

/** English messages of a site's Docusaurus, by id, where they differ from those of the latest one. */
export function englishMessages(siteDir: string): Messages {
  return isBefore(docusaurusVersion(siteDir), 3, 5) ? earlier : {};
}
