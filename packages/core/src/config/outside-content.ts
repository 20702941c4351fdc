import { posix } from 'node:path';
import type { SiteConfig } from './site-config.js';

/** The folders of docs, blogs and pages outside the site folder, relative to it. */
export function outsideContent({ docs, blog, pages }: Pick<SiteConfig, 'docs' | 'blog' | 'pages'>): string[] {
  const folders = [...docs, ...(blog ?? []), ...(pages ?? [])].map(({ path }) => posix.normalize(path));
  return [...new Set(folders)].filter((folder) => folder.split('/')[0] === '..');
}
