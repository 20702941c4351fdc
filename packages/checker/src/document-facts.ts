import type { Document } from '@docsite/core';
import type { CheckInput } from './check-input.js';

type FactKey = 'components' | 'directives' | 'problems' | 'undefinedReferences';

/** The facts of one kind, from all documents. */
export function collectFacts<Key extends FactKey>(
  documents: CheckInput['documents'],
  key: Key,
): Document[Key][number][] {
  const facts: Document[Key][number][] = [];
  for (const document of Object.values(documents)) for (const fact of document[key]) facts.push(fact);
  return facts;
}
