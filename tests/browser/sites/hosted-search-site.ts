import { type BuiltSite, serveBuiltSite } from './built-site.js';
import { type IndexRecord, QueryServer } from './query-server.js';

const page = (title: string, text: string): string => `---\ntitle: ${title}\n---\n\n${text}\n`;
const tall = Array.from({ length: 40 }, () => 'One at a time.').join('\n\n');

const files = {
  'versions.json': '["2.0", "1.0"]',
  'pages/index.md': page('Home', 'Start here.'),
  'docs/lock.md': page('Lock API', 'One at a time.'),
  'versioned_docs/version-2.0/lock.md': page(
    'Lock API',
    `One at a time.\n\n${tall}\n\n## Taking a lock\n\nAsk a factory.\n\n${tall}`,
  ),
  'versioned_docs/version-2.0/task.md': page('Task API', 'A task may take a lock.'),
  'versioned_docs/version-1.0/lock.md': page('Lock API', 'One at a time, said the first version.'),
};

const lock = { lvl0: 'Docs', lvl1: 'Lock API', lvl2: null };
const taking = { ...lock, lvl2: 'Taking a lock' };

function record(
  path: string,
  type: string,
  hierarchy: IndexRecord['hierarchy'],
  content: string | null,
  tag = 'docs-default-2.0',
): IndexRecord {
  return { url: `https://docs.example.org${path}`, type, hierarchy, content, language: 'en', docusaurus_tag: tag };
}

const records = [
  record('/docs/lock', 'lvl1', lock, null),
  record('/docs/lock', 'content', lock, 'Only one holder of a lock at a time.'),
  record('/docs/lock#taking-a-lock', 'lvl2', taking, null),
  record(
    '/docs/lock#taking-a-lock',
    'content',
    taking,
    'Ask a factory for the lock, then read &lt;lock&gt;<img src=x onerror="document.title = \'broken into\'">.',
  ),
  record('/docs/task', 'content', { lvl0: 'Docs', lvl1: 'Task API' }, 'A task may take a lock.'),
  record('/docs/1.0/lock', 'lvl1', { lvl0: 'Docs', lvl1: 'Old lock API' }, null, 'docs-default-1.0'),
  record('/blog/lock', 'lvl1', { lvl0: 'Blog', lvl1: 'A lock in the blog' }, null, 'default'),
];

/** A site whose index is on a server of the test. */
export interface HostedSite extends BuiltSite {
  readonly server: QueryServer;
}

/** Serves a small site and its search server; both are closed when the tests of the file end. */
export async function serveHostedSite(): Promise<HostedSite> {
  const server = new QueryServer('guide', records);
  const search = { appId: 'TESTAPP', apiKey: 'public-key', indexName: 'guide', host: await server.listen() };
  const config = JSON.stringify({ title: 'Hosted', url: 'https://docs.example.org', search });
  return { ...(await serveBuiltSite({ 'docsite.config.json': config, ...files })), server };
}
