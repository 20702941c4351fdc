import { type CheckInput, findInDocuments, findInSite } from '@docsite/checker';
import { contentHash } from '@docsite/core';
import type { AssembledState, FoundInLocale } from '../../cache/site/assembly-cache.js';

/**
 * The findings of all rules about a locale: of the whole locale, or only of changed documents, combined with previous
 * findings about the others. Undefined if previous findings may no longer be valid.
 *
 * @param previous The previous state; the documents of `input` are then those that have changed since.
 */
export function findInLocale(input: CheckInput, previous?: AssembledState): FoundInLocale | undefined {
  const rendered = contentHash(JSON.stringify(renderedFacts(input)));
  if (previous === undefined) return { ...findInSite(input), rendered };
  const { documents, ...elsewhere } = previous.findings;
  if (elsewhere.rendered !== rendered) return undefined;
  const others = documents.filter(({ file }) => !Object.hasOwn(input.documents, file));
  return { ...elsewhere, documents: [...others, ...findInDocuments(input)] };
}

const searchTerms = 'assets/search/terms-';

/**
 * The links and files of the rendered site as far as rules read them. Search files are excluded, because every edit
 * renames them.
 */
function renderedFacts({
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
