import type { DocsConfig } from '../../config/site-config.js';
import { placeOf } from '../../diagnostic.js';
import { joinRoute } from '../../route/route.js';
import type { AssembleInput } from '../assemble-input.js';
import type { AssembledContent, ContentKind } from '../content-kind.js';
import { assembleDocs } from './assemble-docs.js';
import { categoryPage, docPage } from './doc-data.js';
import type { DocsFacts } from './docs-index.js';
import type { DocsPage, VersionsPage } from './docs-page.js';
import type { DocsInstance } from './docs-version.js';
import { listByFunction } from './list-by-function.js';
import { type ScannedDocs, scanDocs } from './scan-docs.js';
import { tagListPage, tagPage } from './tag-data.js';
import { versionsPage } from './versions-data.js';

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
