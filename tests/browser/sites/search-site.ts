import { type BuiltSite, serveBuiltSite } from './built-site.js';

const page = (title: string, text: string): string => `---\ntitle: ${title}\n---\n\n${text}\n`;

const files = {
  'docsite.config.json': JSON.stringify({
    title: 'Search',
    docs: [{ id: 'default' }, { id: 'other', path: 'other', routeBasePath: 'other' }],
  }),
  'versions.json': '["2.0", "1.0"]',
  'pages/index.md': page('Home', 'Start here.'),
  'docs/lock.md': page('Lock API', 'One at a time.'),
  'versioned_docs/version-2.0/lock.md': page(
    'Lock API',
    'One at a time.\n\n## Taking a lock\n\nAsk a factory.\n\n## Giving it back\n\nRelease the lock.',
  ),
  'versioned_docs/version-2.0/task.md': page('Task API', 'A task may take a lock.'),
  'versioned_docs/version-1.0/lock.md': page('Lock API', 'One at a time, said the first version.'),
  'other/index.md': page('Other docs', 'Not to be confused with a lock.'),
  'other/secret.md': '---\nunlisted: true\n---\n\n# Unlisted lock\n',
};

/** Serves a small searchable site: two docs instances, one of them in three versions. */
export function serveSearchSite(): Promise<BuiltSite> {
  return serveBuiltSite(files);
}
