import { createHash } from 'node:crypto';
import type { Root, RootContent } from 'mdast';
import type { MarkdownSyntaxError } from '../markdown/markdown-syntax-error.js';
import { walkMdast } from '../walk.js';
import type { CodeEnd } from './jsx-pieces.js';

/** What code that stands around content calls that content. */
const contentName = '_content';

/**
 * An element whose content stands within code: its attribute `of` is a function that is given the content. MDX 1 allows
 * `{a && <b>`, content, and then `</b>}`, and the same within the attributes of a tag: `<A b={<>`, content, `</>} />`.
 */
export const aroundName = 'Around';

/** Code that content stands in, as far as it has been read. */
export interface OpenCode {
  /** The code before the first content, then that between one and the next. */
  readonly parts: readonly string[];
  readonly contents: readonly (readonly RootContent[])[];
  readonly closedBy: CodeEnd;
  /** That the code does not end. */
  readonly problem: MarkdownSyntaxError;
}

/** The code that stands before what follows some content. */
export function codeBefore({ parts }: OpenCode, content: readonly RootContent[]): string {
  const slot = `{${contentName}}`;
  return parts.join(slot) + (content.length === 0 ? '' : slot);
}

/** Code with some content, and what follows that. */
export function continueCode(code: OpenCode, content: readonly RootContent[], text: string): OpenCode {
  if (content.length > 0) return { ...code, parts: [...code.parts, text], contents: [...code.contents, content] };
  return { ...code, parts: [...code.parts.slice(0, -1), `${code.parts.at(-1)}${text}`] };
}

/**
 * The function and the content of an element, given the last content of its code and the end of that. Several contents
 * become fragments, which the function is given as a list.
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

/** An element without a name, which holds nodes as they are. */
export function fragmentOf(children: readonly RootContent[]): RootContent {
  return { type: 'mdxJsxFlowElement', name: null, attributes: [], children: [...children] } as unknown as RootContent;
}

/** Declares the component that such elements name, under a name that no other file has. */
export function declareAround(tree: Root, text: string): void {
  const name = `${aroundName}${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
  let isUsed = false;
  walkMdast(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
    const isAround = node.name === aroundName && node.attributes.some((item) => 'name' in item && item.name === 'of');
    if (isAround) node.name = name;
    isUsed ||= isAround;
    return undefined;
  });
  if (isUsed)
    tree.children.unshift({ type: 'mdxjsEsm', value: `export const ${name} = ({ of, children }) => of(children);` });
}
