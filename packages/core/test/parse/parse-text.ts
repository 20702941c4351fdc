import type { Nodes } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { parseDefaults } from '../../../../tests/parse-defaults.js';
import type { ParsedDocument } from '../../src/parse/document.js';
import type { ParseContext } from '../../src/parse/parse-context.js';
import { createDocumentParser } from '../../src/parse/parse-document.js';
import { builtInAdmonitions } from '../../src/parse/transform/directives/admonitions.js';
import { decodeSource } from '../../src/scan/source-file.js';

export interface ParseOptions extends Partial<Omit<ParseContext, 'readFile' | 'importModule'>> {
  /** Files that the document may include, by path. */
  readonly files?: Readonly<Record<string, string>>;
  /** Modules of server components, by path. */
  readonly modules?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Parses a text as the file `docs/a.md`, or as another. */
export function parseText(
  text: string,
  path = 'docs/a.md',
  { files = {}, modules = {}, ...options }: ParseOptions = {},
): Promise<ParsedDocument> {
  const parse = createDocumentParser({
    ...parseDefaults,
    admonitions: new Set(builtInAdmonitions),
    readFile: (file) => files[file] ?? (file in modules ? '' : undefined),
    importModule: async (file) => ({ exports: modules[file] ?? {}, trace: async () => {} }),
    ...options,
  });
  return parse(decodeSource(path, Buffer.from(text)));
}

/** Parses a text as the file `docs/a.mdx`, with files that it may include. */
export function parseMdx(text: string, files: Readonly<Record<string, string>> = {}): Promise<ParsedDocument> {
  return parseText(text, 'docs/a.mdx', { files });
}

/** The content as HTML, with JSX elements as elements and other MDX as `{code}`, without line ends between elements. */
export function htmlOf(document: ParsedDocument): string {
  return toHtml(plain(document.tree) as Nodes).replaceAll('\n', '');
}

interface AnyNode {
  readonly type: string;
  readonly name?: string | null;
  readonly value?: string;
  readonly attributes?: readonly {
    readonly name?: string;
    readonly value?: unknown;
    readonly data?: { readonly literal?: { readonly value: unknown } };
  }[];
  readonly children?: readonly AnyNode[];
}

function plain(node: object): object {
  const { type, name, value, attributes = [], children } = node as AnyNode;
  const inner = children?.map(plain);
  if (type === 'mdxFlowExpression' || type === 'mdxTextExpression') return { type: 'text', value: `{${value}}` };
  if (type !== 'mdxJsxFlowElement' && type !== 'mdxJsxTextElement')
    return { ...node, ...(inner && { children: inner }) };
  const properties = Object.fromEntries(
    attributes.map((item) => [
      item.name ?? 'spread',
      item.data?.literal === undefined ? (item.value ?? true) : JSON.stringify(item.data.literal.value),
    ]),
  );
  return { type: 'element', tagName: name ?? 'fragment', properties, children: inner };
}

/** The place of something as `file:line:column`. */
export function at({
  place,
}: {
  readonly place: { readonly file: string; readonly line: number; readonly column: number };
}): string {
  return `${place.file}:${place.line}:${place.column}`;
}
