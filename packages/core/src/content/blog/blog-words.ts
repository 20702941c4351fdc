import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { BlogConfig } from '../../config/site-config.js';
import type { SourceRoot } from '../../scan/source-root.js';

/** What a blog is called in one language. */
export interface BlogWords {
  readonly title: string;
  readonly description: string;
  readonly sidebarTitle: string;
}

/** The titles of a blog: of `options.json` in the folder of its translations, else of the configuration. */
export function readBlogWords(siteDir: string, { localizedPath }: SourceRoot, config: BlogConfig): BlogWords {
  const translated =
    localizedPath === undefined ? {} : readMessages(join(siteDir, posix.join(localizedPath, 'options.json')));
  return {
    title: translated.title ?? config.blogTitle,
    description: translated.description ?? config.blogDescription,
    sidebarTitle: translated['sidebar.title'] ?? config.blogSidebarTitle,
  };
}

/** The messages of a file of translations, as Docusaurus writes it: `{ "title": { "message": "…" } }`. */
function readMessages(path: string): Readonly<Record<string, string>> {
  if (!existsSync(path)) return {};
  try {
    const entries = Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, { message?: unknown }>);
    return Object.fromEntries(
      entries.flatMap(([key, value]) => (typeof value?.message === 'string' ? [[key, value.message]] : [])),
    );
  } catch {
    return {};
  }
}
