import { posix } from 'node:path';
import type { DocsConfig } from '../../../config/site-config.js';
import type { SourceRoot } from '../../../scan/source-root.js';
import type { AssembleInput } from '../../assemble-input.js';
import { fileToEdit } from '../../file-to-edit.js';
import { folderMark } from '../../page.js';
import type { PageTag } from '../../tags.js';
import { editUrlBy, editUrlOf, writtenFacts } from '../../written-facts.js';
import type { DocDraft } from '../drafts/doc-draft.js';
import type { DocPage } from '../version/docs-page.js';
import type { Sidebar } from '../version/sidebar.js';
import { noIndexOf, type VersionFacts } from '../version/version-facts.js';
import { withCards } from './cards.js';
import type { Navigation } from './navigation.js';

/** What the pages of a version are made from, besides its documents. */
export interface DocPageContext {
  readonly facts: VersionFacts;
  /** The folders of the version and of its translations. */
  readonly root: SourceRoot;
  readonly docs: DocsConfig;
  readonly input: AssembleInput;
  readonly navigation: Navigation;
  readonly tagsByRoute: ReadonlyMap<string, readonly PageTag[]>;
}

/** The pages of the documents of a version. */
export function docPages(
  docs: readonly DocDraft[],
  sidebars: Readonly<Record<string, Sidebar>>,
  context: DocPageContext,
): DocPage[] {
  const listing = new Set(docs.filter(({ document }) => document.hasCards).map(({ route }) => route));
  const pages = docs.map((doc) => docPage(doc, context));
  return withCards(pages, ({ route }) => listing.has(route), { sidebars, docs: context.docs });
}

function docPage(doc: DocDraft, context: DocPageContext): DocPage {
  const { facts, docs, input, navigation } = context;
  const isFolder = doc.document.frontMatter.slug?.endsWith('/') ?? doc.isIndex;
  const { id, version } = { id: docs.id, version: facts.name };
  const at = { folder: context.root.path, path: doc.relative, route: doc.route, isFolder };
  const source = { kind: 'docs', id, version, ...at } as const;
  const editUrl = editUrlBy(input, doc.document, source) ?? editUrlOf(doc.document, docs, docToEdit(doc, context));
  return {
    kind: 'doc',
    key: `doc:${docs.id}/${facts.name}/${doc.id}`,
    ...noIndexOf(facts),
    id: doc.id,
    route: doc.route,
    ...folderMark(input.config, isFolder),
    title: doc.title,
    ...writtenFacts(doc.document, input.config, {
      updates: input.updates,
      time: docs.showLastUpdateTime,
      author: docs.showLastUpdateAuthor,
    }),
    ...(editUrl !== undefined && { editUrl }),
    docs: {
      instance: docs.id,
      version: facts.name,
      breadcrumbs: docs.breadcrumbs ? navigation.breadcrumbs(doc) : [],
      ...navigation.sidebarProperty(doc),
      ...navigation.neighbours(doc),
    },
    tags: context.tagsByRoute.get(doc.route) ?? [],
  };
}

/** The file that the edit link of a document leads to, perhaps in the current version. */
function docToEdit({ document: { path }, original = path }: DocDraft, { docs, root }: DocPageContext): string {
  if (docs.editCurrentVersion) return posix.join(docs.path, posix.relative(root.path, original));
  return fileToEdit({ path, original }, docs);
}
