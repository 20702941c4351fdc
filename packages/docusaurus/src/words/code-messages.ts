import { type AnyNode, type CallExpression, type Expression, parse } from 'acorn';
import { transform } from 'esbuild';

/** A translatable text in a site's code. */
export interface CodeMessage {
  readonly message: string;
  readonly description?: string;
}

/**
 * Collects the texts that a site's code passes to Docusaurus's `<Translate id="…">text</Translate>` and `translate({
 * id, message })`, by id, or by text if there is no id. Texts that are not literals are skipped. Throws esbuild's error
 * for code that cannot be parsed.
 *
 * @param path Of its file, whose extension tells whether it may contain JSX.
 */
export async function codeMessages(code: string, path: string): Promise<Record<string, CodeMessage>> {
  if (!code.includes('@docusaurus/Translate')) return {};
  const loader = path.endsWith('.ts') ? 'ts' : 'tsx';
  const options = { jsx: 'transform', jsxFactory: 'jsxElement', target: 'es2022', logLevel: 'silent' } as const;
  const { code: plain } = await transform(code, { ...options, loader });
  const found: Record<string, CodeMessage> = {};
  walk(parse(plain, { ecmaVersion: 'latest', sourceType: 'module' }), (call) => {
    const { id, message, description } = messageOf(call) ?? {};
    const text = message ?? id;
    if (text !== undefined) found[id ?? text] = { message: text, ...(description !== undefined && { description }) };
  });
  return found;
}

interface Found {
  readonly id?: string | undefined;
  readonly message?: string | undefined;
  readonly description?: string | undefined;
}

function messageOf({ callee, arguments: [first, props, ...children] }: CallExpression): Found | undefined {
  if (callee.type !== 'Identifier') return undefined;
  if (callee.name === 'translate') {
    const read = propsOf(first);
    return { id: read.id, message: read.message, description: read.description };
  }
  if (callee.name !== 'jsxElement' || first?.type !== 'Identifier' || first.name !== 'Translate') return undefined;
  const { id, description } = propsOf(props);
  return { id, description, message: textOf(children[0]) };
}

/** The string properties of an object literal. */
function propsOf(node: AnyNode | undefined): Readonly<Record<string, string | undefined>> {
  if (node?.type !== 'ObjectExpression') return {};
  return Object.fromEntries(
    node.properties.flatMap((property) =>
      property.type === 'Property' && property.key.type === 'Identifier'
        ? [[property.key.name, textOf(property.value as Expression)]]
        : [],
    ),
  );
}

function textOf(node: AnyNode | undefined): string | undefined {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? undefined;
  return undefined;
}

function walk(node: unknown, visit: (call: CallExpression) => void): void {
  if (Array.isArray(node)) for (const item of node) walk(item, visit);
  else if (typeof node === 'object' && node !== null && 'type' in node) {
    if (node.type === 'CallExpression') visit(node as CallExpression);
    for (const value of Object.values(node)) walk(value, visit);
  }
}
