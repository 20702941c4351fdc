import type { InlineCode } from 'mdast';
import { defaultHandlers, type Options } from 'remark-rehype';

type Handler = NonNullable<NonNullable<Options['handlers']>['inlineCode']>;

/** As many characters as fit into a line of a list on the narrowest screens. */
const mostCharacters = 24;

/**
 * Converts inline code to hast. Short code with a hyphen is marked to stay on one line: browsers break `--watch` after
 * its first hyphen and `$CFG->dbtype` before the `>`, and no style forbids it for hyphens alone. The mark is no class,
 * because components for `code` take a class for that of a language.
 */
export const inlineCode: Handler = (state, node: InlineCode) => {
  const result = defaultHandlers.inlineCode(state, node);
  if (isKeptTogether(node.value)) result.properties.dataUnbroken = '';
  return result;
};

function isKeptTogether(value: unknown): boolean {
  return typeof value === 'string' && value.length <= mostCharacters && value.includes('-');
}
