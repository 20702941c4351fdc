import { type CheckInput, findInDocuments, findInSite } from '@docsite/checker';
import type { AssembledState, FoundInLocale } from '../cache/assembly-cache.js';
import { hashOf } from '../cache/document-reads.js';

/**
 * What rules find in a locale: in all of it, or in documents that have changed, beside what was found in the others.
 * Absent where what is found elsewhere may have changed, too.
 *
 * @param standing What was known before; the documents of `input` are those that have changed since.
 */
export function findInLocale(input: CheckInput, standing?: AssembledState): FoundInLocale | undefined {
  const rendered = hashOf(JSON.stringify(whatRenderingGave(input)));
  if (standing === undefined) return { ...findInSite(input), rendered };
  const { documents, ...elsewhere } = standing.findings;
  if (elsewhere.rendered !== rendered) return undefined;
  const others = documents.filter(({ file }) => !Object.hasOwn(input.documents, file));
  return { ...elsewhere, documents: [...others, ...findInDocuments(input)] };
}

const searchTerms = 'assets/search/terms-';

/** What links and files of the rendered site rules read. Files of search terms are named anew by each edit. */
function whatRenderingGave({
  renderedLinks,
  renderedIds,
  renderedMissing,
  outputFiles = [],
  weights,
}: CheckInput): unknown {
  const leadToTerms = renderedLinks.some(({ href }) => href.includes(searchTerms));
  const files = leadToTerms ? outputFiles : outputFiles.filter((path) => !path.includes(searchTerms));
  return [renderedLinks, renderedIds, renderedMissing, files, weights];
}
