import type { Root, RootContent } from 'mdast';
import { nameHash } from '../../../content-hash.js';
import type { MarkdownSyntaxError } from '../../markdown/markdown-syntax-error.js';
import { isJsxElement } from '../../tree/mdx-nodes.js';
import { walkMdast } from '../../tree/walk.js';
import type { CodeEnd } from './jsx-code.js';

/** The parameter name for the content that code surrounds. */
const contentName = '_content';

/**
 * An element whose content is surrounded by code: its attribute `of` is a function that receives the content. MDX 1
 * allows `{a && <b>`, content, and then `</b>}`, and the same within the attributes of a tag: `<A b={<>`, content,
 * `</>} />`.
 */
export const aroundName = 'Around';

/** Code that surrounds content, as far as it has been read. */
export interface OpenCode {
  /** The code before the first content, then the code between each content and the next. */
  readonly parts: readonly string[];
  readonly contents: readonly (readonly RootContent[])[];
  readonly closedBy: CodeEnd;
  /** The error that the code is never closed. */
  readonly problem: MarkdownSyntaxError;
}

/** The code up to this point, with a placeholder for some content. */
export function codeBefore({ parts }: OpenCode, content: readonly RootContent[]): string {
  const slot = `{${contentName}}`;
  return parts.join(slot) + (content.length === 0 ? '' : slot);
}

/** Adds some content, and the text that follows it, to code. */
export function continueCode(code: OpenCode, content: readonly RootContent[], text: string): OpenCode {
  if (content.length > 0) return { ...code, parts: [...code.parts, text], contents: [...code.contents, content] };
  return { ...code, parts: [...code.parts.slice(0, -1), `${code.parts.at(-1)}${text}`] };
}

/**
 * The function and the content of an element, given the last content in its code and the end of the code. Several
 * contents become fragments, which the function receives as a list.
 */
export function codeAround(
  open: OpenCode,
  content: readonly RootContent[],
  end: string,
): { readonly code: string; readonly content: RootContent[] } {
  const { parts, contents } = continueCode(open, content, open.closedBy === '}' ? end.slice(0, -1) : end);
  const areSeveral = contents.length > 1;
  const [first = '', ...rest] = parts;
  const code = rest.reduce(
    (text, part, index) => `${text}{${contentName}${areSeveral ? `[${index}]` : ''}}${part}`,
    first,
  );
  return {
    code: `(${contentName}) => (${code})`,
    content: areSeveral ? contents.map(fragmentOf) : contents.flat(),
  };
}

/** A fragment that holds nodes unchanged. */
export function fragmentOf(children: readonly RootContent[]): RootContent {
  return { type: 'mdxJsxFlowElement', name: null, attributes: [], children: [...children] } as RootContent;
}

/** Declares the component for these elements, under a name that no other file uses. */
export function declareAround(tree: Root, text: string): void {
  const name = `${aroundName}${nameHash(text)}`;
  let isUsed = false;
  walkMdast(tree, (node) => {
    if (!isJsxElement(node)) return undefined;
    const isAround = node.name === aroundName && node.attributes.some((item) => 'name' in item && item.name === 'of');
    if (isAround) node.name = name;
    isUsed ||= isAround;
    return undefined;
  });
  if (isUsed)
    tree.children.unshift({ type: 'mdxjsEsm', value: `export const ${name} = ({ of, children }) => of(children);` });
}
