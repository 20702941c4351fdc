import type { Root } from 'mdast';
import type { Place } from '../../../diagnostic.js';
import type { ModuleStatement } from '../../document.js';
import type { ParseState } from '../../parse-state.js';
import { isJsxElement, isMdxExpression } from '../../tree/mdx-nodes.js';
import { walkMdast } from '../../tree/walk.js';

/** A name under which a file imports content, and the statement that makes it available to code. */
export interface ImportedValue {
  readonly name: string;
  /** `import Part from './part.mdx'`, or a constant with the text of a file. */
  readonly code: string;
  /** The module specifier of the statement, as written; absent for a constant. */
  readonly specifier?: string;
  readonly place: Place;
}

/**
 * Determines which content imports remain in the page's module. Imported content is normally inlined where elements and
 * expressions name it. The import is kept if other code uses it, as in `f(Raw)` or `intro={<Part />}`, or if an element
 * draws an imported SVG file.
 *
 * @param tree The tree in which all other uses have been replaced.
 * @param ownCode The file's own statements.
 * @returns The names that are kept.
 */
export function keepImportedValues(
  tree: Root,
  values: readonly ImportedValue[],
  { ownCode, state }: { readonly ownCode: readonly string[]; readonly state: ParseState },
): ImportedValue[] {
  const drawn = state.context.svgComponents ? picturesDrawn(tree, values) : [];
  if (drawn.length > 0) state.live = true;
  if (values.length === 0 || !state.live) return [];
  const code = [...ownCode, ...codeIn(tree), ...drawn].join('\n');
  const kept = values.filter(({ name }) => mentions(code, name));
  state.statements.push(...kept.map(statementOf));
  return kept;
}

/** Names of imported SVG files that elements use: `<Logo />`. */
function picturesDrawn(tree: Root, values: readonly ImportedValue[]): string[] {
  const pictures = new Set(values.flatMap(({ name, specifier }) => (specifier?.endsWith('.svg') ? [name] : [])));
  const found: string[] = [];
  if (pictures.size === 0) return found;
  walkMdast(tree, (node) => {
    const name = isJsxElement(node) ? node.name : undefined;
    if (typeof name === 'string' && pictures.has(name)) found.push(name);
    return undefined;
  });
  return found;
}

function statementOf({ name, code, specifier, place }: ImportedValue): ModuleStatement {
  const start = specifier === undefined ? -1 : code.lastIndexOf(specifier);
  const specifiers = specifier === undefined ? [] : [{ start, end: start + specifier.length }];
  return { code, names: [name], specifiers, place };
}

/** The code of expressions and attributes. */
export function codeIn(tree: Root): string[] {
  const found: string[] = [];
  walkMdast(tree, (node) => {
    if (isMdxExpression(node)) found.push(node.value);
    if (!isJsxElement(node)) return undefined;
    for (const attribute of node.attributes) {
      if (attribute.type === 'mdxJsxExpressionAttribute') found.push(attribute.value);
      else if (typeof attribute.value === 'object' && attribute.value !== null) found.push(attribute.value.value);
    }
    return undefined;
  });
  return found;
}

/** Whether code may use a name. */
export function mentions(code: string, name: string): boolean {
  return new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(code);
}
