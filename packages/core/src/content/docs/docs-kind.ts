import type { DocsConfig } from '../../config/site-config.js';
import { placeOf } from '../../diagnostic.js';
import { joinRoute } from '../../route/route.js';
import type { AssembleInput } from '../assemble-input.js';
import type { AssembledContent, ContentKind } from '../content-kind.js';
import { assembleDocs } from './assemble/assemble-docs.js';
import { listByFunction } from './assemble/list-by-function.js';
import { categoryPage, docPage } from './page-data/doc-data.js';
import { tagListPage, tagPage } from './page-data/tag-data.js';
import { versionsPage } from './page-data/versions-data.js';
import { type ScannedDocs, scanDocs } from './scan/scan-docs.js';
import type { DocsFacts } from './version/docs-index.js';
import type { DocsPage, VersionsPage } from './version/docs-page.js';
import type { DocsInstance } from './version/docs-version.js';

/** Docs: folders of documents with versions, sidebars and tags. */
export const docsKind = {
  name: 'docs' as const,
  scan: async (context) => {
    const scanned: ScannedDocs[] = [];
    for (const docs of context.config.docs) scanned.push(await scanDocs(context, docs));
    return scanned;
  },
  sources: (scanned) => ({
    roots: scanned.flatMap(({ versions }) => versions.map(({ root }) => root)),
    modules: [],
  }),
  prepare: listByFunction,
  assemble: (scanned, input): AssembledContent<DocsFacts, DocsPage> => {
    const instances = scanned.map((docs) => ({ ...named(docs.config), ...assembleDocs(docs, input) }));
    return {
      pages: [...instances.flatMap(({ pages }) => pages), ...listOfVersions(input)],
      findings: instances.flatMap(({ findings }) => findings),
      facts: { docs: instances.map(({ pages: _, findings: __, ...instance }) => instance) },
    };
  },
  pages: {
    doc: docPage,
    category: categoryPage,
    'tag-list': tagListPage,
    tag: tagPage,
    versions: versionsPage,
  },
} satisfies ContentKind<readonly ScannedDocs[], DocsFacts>;

function listOfVersions({ config, configFile = '.' }: AssembleInput): VersionsPage[] {
  if (config.versionsPage === false) return [];
  return [
    {
      kind: 'versions',
      key: 'versions',
      holds: 'links',
      route: joinRoute(config.versionsPage),
      title: 'Versions',
      description: '',
      place: placeOf(configFile),
    },
  ];
}

function named({ id, label }: DocsConfig): Pick<DocsInstance, 'id' | 'label'> {
  return { id, ...(label !== undefined && { label }) };
}
