import { posix } from 'node:path';
import type { BlogConfig } from '../../config/site-config.js';
import type { Finding } from '../../diagnostic.js';
import type { SourceRoot } from '../../scan/source-root.js';
import { readMessages } from '../../translations/read-messages.js';

/** The titles of a blog in one language. */
export interface BlogTitles {
  readonly title: string;
  readonly description: string;
  readonly sidebarTitle: string;
}

interface BlogFolder {
  readonly siteDir: string;
  readonly root: SourceRoot;
  readonly findings: Finding[];
}

/**
 * Reads the titles of a blog: from `options.json` in the folder of its translations, or else from the configuration.
 */
export function readBlogTitles({ siteDir, root, findings }: BlogFolder, config: BlogConfig): BlogTitles {
  const paths = root.localizedPath === undefined ? [] : [posix.join(root.localizedPath, 'options.json')];
  const translated = readMessages({ siteDir, paths, findings });
  return {
    title: translated.title ?? config.blogTitle,
    description: translated.description ?? config.blogDescription,
    sidebarTitle: translated['sidebar.title'] ?? config.blogSidebarTitle,
  };
}
