import { escapePattern } from '@docsite/core';

/**
 * Replaces the ids by which code looks for elements with those of docsite's elements: in selectors (`#id`), and where
 * the id is the only argument of a function.
 *
 * @param ids Docsite's ids, by the others.
 */
export function elementIds(ids: Readonly<Record<string, string>>): (code: string) => string {
  const rules = Object.entries(ids).map(([id, ours]) => ({ id, ours, places: placesOf(id) }));
  return (code) =>
    rules.reduce(
      (text, { id, ours, places }) =>
        text.includes(id) ? text.replace(places, (found) => found.replace(id, () => ours)) : text,
      code,
    );
}

function placesOf(id: string): RegExp {
  const name = escapePattern(id);
  return new RegExp(`(?<=[\\w\\s'"\`,>+~(])#${name}(?![\\w-])|\\(\\s*(['"\`])${name}\\1\\s*,?\\s*\\)`, 'g');
}
