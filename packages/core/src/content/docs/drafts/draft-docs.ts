import type { DocsConfig } from '../../../config/site-config.js';
import { compareText, type Finding, finding, placeOf } from '../../../diagnostic.js';
import type { AssembleInput } from '../../assemble-input.js';
import type { AssembledDocument } from '../../assembled-document.js';
import { undefinedTags, withDefinedTags } from '../../defined-tags.js';
import type { ScannedVersion } from '../scan/scan-docs.js';
import type { VersionFacts } from '../version/version-facts.js';
import { type DocDraft, type DocSource, draftDoc } from './doc-draft.js';
import { identifyDoc, indexFiles } from './doc-identity.js';
import { withHugoKeys } from './hugo-keys.js';
import { prefixesOf } from './number-prefixes.js';
import { withStarlightKeys } from './starlight-keys.js';

/** The documents of a version before their pages are made. */
export interface DraftedDocs {
  /** In the order of their ids. */
  readonly byId: ReadonlyMap<string, DocDraft>;
  /** The ids of documents that are left out of a build. */
  readonly leftOut: ReadonlySet<string>;
  readonly findings: readonly Finding[];
}

/** A version of a docs instance: its files, what is known about it, and its configuration. */
export interface DescribedVersion {
  readonly scanned: ScannedVersion;
  readonly facts: VersionFacts;
  readonly docs: DocsConfig;
}

/**
 * Drafts the documents of a version by id; if two documents have the same id, the first is kept. Those that are marked
 * as drafts are left out of a build, except for their ids.
 */
export function draftDocs({ scanned, facts, docs }: DescribedVersion, input: AssembleInput): DraftedDocs {
  const findings: Finding[] = [];
  const byId = new Map<string, DocDraft>();
  const { sources, drafts } = readDocs(scanned, docs, input);
  const options = {
    basePath: facts.path,
    numberPrefixes: prefixesOf(docs, input.hooks),
    slugs: docs.slugs,
    indexes: indexFiles(
      sources.map(({ relative }) => relative),
      docs.slugs,
    ),
  };
  for (const source of sources) {
    const { document } = source;
    const identity = identifyDoc(source.relative, document.frontMatter, options);
    const other = byId.get(identity.id);
    findings.push(...undefinedTags(document, scanned.tags));
    if (other === undefined)
      byId.set(identity.id, draftDoc({ ...source, document: withDefinedTags(document, scanned.tags) }, identity));
    else findings.push(duplicateId(identity.id, document, other.document));
  }
  return {
    byId: new Map([...byId].sort(([a], [b]) => compareText(a, b))),
    leftOut: new Set(drafts.map(({ relative, document }) => identifyDoc(relative, document.frontMatter, options).id)),
    findings,
  };
}

/** The documents of a version in the order of their paths: those that become pages, and drafts that do not. */
function readDocs(
  { sources }: ScannedVersion,
  { slugs }: DocsConfig,
  { documents, includeDrafts }: AssembleInput,
): Record<'sources' | 'drafts', readonly DocSource[]> {
  const read = [...sources]
    .sort((a, b) => compareText(a.relative, b.relative))
    .flatMap(({ path, ...source }) => {
      const document = documents[path];
      if (document === undefined) return [];
      return [{ ...source, document: withForeignKeys(document, slugs) }];
    });
  const isLeftOut = ({ document }: DocSource) => document.frontMatter.draft === true && !includeDrafts;
  return { sources: read.filter((doc) => !isLeftOut(doc)), drafts: read.filter(isLeftOut) };
}

/** A document with the keys of the tool whose conventions its docs follow in terms of docsite. */
function withForeignKeys(document: AssembledDocument, slugs: DocsConfig['slugs']): AssembledDocument {
  if (slugs === 'hugo') return withHugoKeys(document);
  return slugs === 'astro' ? withStarlightKeys(document) : document;
}

function duplicateId(id: string, document: AssembledDocument, other: AssembledDocument): Finding {
  const place = document.frontMatterPlaces.id ?? placeOf(document.path);
  return finding(
    'duplicate-doc-id',
    place,
    `the document id '${id}' is taken by '${other.path}'; this file is left out`,
    "rename the file, or give it another 'id' in its front matter",
  );
}
