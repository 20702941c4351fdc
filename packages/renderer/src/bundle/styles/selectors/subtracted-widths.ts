import type { Rule } from 'postcss';
import type { CssEdit } from '../css/css-edits.js';

/**
 * Edits the widths of elements that fill the space next to a part of the page: in `calc(100% - var(--part))`, the width
 * of that part in docsite's layout takes precedence, if docsite sets a variable for it: `calc(100% - var(--ours,
 * var(--part)))`.
 *
 * @param variables Those of docsite's layout, by those of the other theme.
 */
export function subtractWidths(rule: Rule, variables: Readonly<Record<string, string>>): CssEdit[] {
  return rule.nodes.flatMap((node) => {
    const offset = node.source?.start?.offset;
    if (node.type !== 'decl' || offset === undefined) return [];
    const written = node.raws.value?.raw ?? node.value;
    const start = offset + node.prop.length + (node.raws.between ?? ':').length;
    const text = Object.entries(variables).reduce(
      (value, [theirs, ours]) =>
        value.replaceAll(new RegExp(`(-\\s+)var\\(\\s*${theirs}\\s*\\)`, 'g'), `$1var(${ours}, var(${theirs}))`),
      written,
    );
    return text === written ? [] : [{ start, end: start + written.length, text }];
  });
}
