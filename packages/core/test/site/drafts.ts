import { emptyDocument } from '../../../../tests/empty-document.js';
import { type DocDraft, draftDoc } from '../../src/content/docs/drafts/doc-draft.js';
import { identifyDoc, indexFiles } from '../../src/content/docs/drafts/doc-identity.js';
import type { Document } from '../../src/parse/document.js';
import { readFrontMatter } from '../../src/parse/front-matter/front-matter.js';

/** A document with only front matter. */
export function documentOf(path: string, yaml = ''): Document {
  const { frontMatter, places } = readFrontMatter(`---\n${yaml}\n---\n`, path);
  return { ...emptyDocument, path, frontMatter, frontMatterPlaces: places };
}

/** Drafts below `/docs` by id, for files in the folder `docs` given with their front matter. */
export function draftsOf(files: Readonly<Record<string, string>>): Map<string, DocDraft> {
  const drafts = Object.entries(files).map(([relative, yaml]) => {
    const document = documentOf(`docs/${relative}`, yaml);
    return draftDoc(
      { document, relative },
      identifyDoc(relative, document.frontMatter, {
        basePath: '/docs',
        numberPrefixes: true,
        slugs: 'names',
        indexes: indexFiles(Object.keys(files), 'names'),
      }),
    );
  });
  return new Map(drafts.map((draft) => [draft.id, draft]));
}
