import { decodeFilePath, isAbsoluteUrl } from '@docsite/core';
import { walkTree } from './walk-tree.js';

/** The properties of mdast and hast nodes that concern images. */
interface TreeNode {
  type: string;
  url?: string;
  alt?: string | null;
  title?: string | null;
  tagName?: string;
  properties?: Record<string, unknown>;
  name?: string | null;
  attributes?: Attribute[];
  children?: TreeNode[];
  data?: { hProperties?: Record<string, unknown> };
  readonly position?: unknown;
}

interface Attribute {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
}

/** The expression for an image's address, with the address itself in `image`. */
interface AddressCode {
  readonly data?: { readonly image?: unknown };
}

/** What a tree consists of: in hast, images are elements already. */
export type TreeKind = 'mdast' | 'hast';

/**
 * Replaces images in the site's files by the elements that Docusaurus's own plugins create for them,
 * `<img src={require(…).default}>`. Returns whether there are any.
 */
export function imagesToElements(tree: object, kind: TreeKind): boolean {
  let hasImages = false;
  walkTree(tree as TreeNode, (node) => {
    const image = kind === 'hast' ? imageOfElement(node) : imageOfMarkdown(node);
    // nodes without a position come from plugins, which run after Docusaurus's own
    if (image?.url === undefined || node.position === undefined || !isOfSite(image.url)) return;
    hasImages = true;
    const attributes = [
      ...textAttribute('alt', image.alt),
      { type: 'mdxJsxAttribute', name: 'src', value: addressCode(image.url) },
      ...textAttribute('title', image.title),
      ...(image.attributes ?? []),
    ];
    for (const key of ['url', 'alt', 'title', 'tagName', 'properties'] as const) delete node[key];
    Object.assign(node, { type: 'mdxJsxTextElement', name: 'img', attributes, children: [] });
  });
  return hasImages;
}

/** Turns the elements of `imagesToElements` back into images, unless plugins have added expressions to them. */
export function elementsToImages(tree: object, kind: TreeKind): void {
  walkTree(tree as TreeNode, (node) => {
    if (node.name !== 'img' || !node.type.startsWith('mdxJsx')) return;
    const { attributes = [] } = node;
    const found = attributes.find(({ name }) => name === 'src')?.value as AddressCode | undefined;
    const url = found?.data?.image;
    if (typeof url !== 'string' || !attributes.every(isPlain)) return;
    const {
      alt = '',
      title,
      ...others
    } = Object.fromEntries(attributes.filter(({ name }) => name !== 'src').map(property));
    delete node.name;
    delete node.attributes;
    const texts = { alt, ...(title !== undefined && { title }) };
    if (kind === 'hast')
      Object.assign(node, { type: 'element', tagName: 'img', properties: { src: url, ...texts, ...others } });
    else {
      delete node.children;
      const data = { ...node.data, hProperties: { ...node.data?.hProperties, ...others } };
      Object.assign(node, { type: 'image', url, ...texts }, Object.keys(others).length > 0 && { data });
    }
  });
}

function imageOfMarkdown(node: TreeNode): TreeNode | undefined {
  return node.type === 'image' ? node : undefined;
}

function imageOfElement({ tagName, properties = {} }: TreeNode): TreeNode | undefined {
  const { src, alt, title, ...others } = properties;
  if (tagName !== 'img' || typeof src !== 'string') return undefined;
  const attributes = Object.entries(others).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value: value === true ? null : [value].flat().join(' '),
  }));
  return { type: 'image', url: src, alt: alt as string | null, title: title as string | null, attributes };
}

/** Whether an address points to a file of the site. */
function isOfSite(url: string): boolean {
  return url !== '' && !isAbsoluteUrl(url) && !/^[#?]/.test(url);
}

function textAttribute(name: string, text: string | null | undefined): Attribute[] {
  return text ? [{ type: 'mdxJsxAttribute', name, value: escaped(text) }] : [];
}

/** The attribute value that requires an image, as text and as a syntax tree, with the address itself in `image`. */
function addressCode(url: string): object {
  // with a loader, because SVG files are components otherwise
  const path = `!url-loader!${requiredPath(url.replace(/[?#].*$/, ''))}`;
  const call = {
    type: 'CallExpression',
    callee: { type: 'Identifier', name: 'require' },
    arguments: [{ type: 'Literal', value: path, raw: JSON.stringify(path) }],
    optional: false,
  };
  const property = { type: 'Identifier', name: 'default' };
  const expression = { type: 'MemberExpression', object: call, property, computed: false, optional: false };
  const estree = { type: 'Program', body: [{ type: 'ExpressionStatement', expression }], sourceType: 'module' };
  const value = `require(${JSON.stringify(path)}).default`;
  return { type: 'mdxJsxAttributeValueExpression', value, data: { estree, image: url } };
}

function requiredPath(path: string): string {
  const decoded = decodeFilePath(path);
  if (decoded.startsWith('/')) return `@site/static${decoded}`;
  return decoded.startsWith('.') || decoded.startsWith('@') ? decoded : `./${decoded}`;
}

/** Whether an attribute is a text, a flag, or the address. */
function isPlain({ type, name, value }: Attribute): boolean {
  return type === 'mdxJsxAttribute' && (name === 'src' || value == null || typeof value === 'string');
}

function property({ name = '', value }: Attribute): [string, unknown] {
  if (name === 'alt' || name === 'title') return [name, unescaped(String(value ?? ''))];
  if (name === 'className' || name === 'class') return ['className', String(value ?? '').split(/\s+/)];
  return [name, value ?? true];
}

const entities: readonly (readonly [string, string])[] = [
  ['&', '&amp;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
];

function escaped(text: string): string {
  return entities.reduce((done, [char, entity]) => done.replaceAll(char, entity), text);
}

function unescaped(text: string): string {
  return entities.toReversed().reduce((done, [char, entity]) => done.replaceAll(entity, char), text);
}
