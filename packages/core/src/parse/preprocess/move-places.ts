import type { Place } from '../../diagnostic.js';
import type { ParsedDocument } from '../document.js';

/** A document with each place of its facts replaced by another; the positions in its tree stay. */
export function movePlaces(document: ParsedDocument, moved: (place: Place) => Place): ParsedDocument {
  const movedAll = <T extends { readonly place: Place }>(facts: readonly T[]): T[] =>
    facts.map((fact) => ({ ...fact, place: moved(fact.place) }));
  const { frontMatterPlaces, suppressions, module } = document;
  return {
    ...document,
    frontMatterPlaces: Object.fromEntries(Object.entries(frontMatterPlaces).map(([key, place]) => [key, moved(place)])),
    headings: movedAll(document.headings),
    links: movedAll(document.links),
    ids: movedAll(document.ids),
    components: movedAll(document.components),
    directives: movedAll(document.directives),
    undefinedReferences: movedAll(document.undefinedReferences),
    diagrams: movedAll(document.diagrams),
    problems: movedAll(document.problems),
    ...(suppressions && { suppressions: movedAll(suppressions) }),
    ...(module && { module: { ...module, statements: movedAll(module.statements) } }),
  };
}
