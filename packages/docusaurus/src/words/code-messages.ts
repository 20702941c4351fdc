import { type AnyNode, type CallExpression, type Expression, type Program, parse } from 'acorn';
import { transform } from 'esbuild';
import { type StaticTexts, staticTexts, textOf } from './static-text.js';

/** A translatable text in a site's code. */
export interface CodeMessage {
  readonly message: string;
  readonly description?: string;
}

const source = '@docusaurus/Translate';

/**
 * Collects the texts that a site's code passes to Docusaurus's `<Translate id="…">text</Translate>` and `translate({
 * id, message })`, by id, or by text if there is no id. Texts that depend on what runs are skipped. Throws esbuild's
 * error for code that cannot be parsed.
 *
 * @param path Of its file, whose extension tells whether it may contain JSX.
 */
export async function codeMessages(code: string, path: string): Promise<Record<string, CodeMessage>> {
  if (!code.includes(source)) return {};
  const loader = path.endsWith('.ts') ? 'ts' : 'tsx';
  const options = { jsx: 'transform', jsxFactory: 'jsxElement', target: 'es2022', logLevel: 'silent' } as const;
  const { code: plain } = await transform(code, { ...options, loader });
  const program = parse(plain, { ecmaVersion: 'latest', sourceType: 'module' });
  const scope = { names: importedNames(program), texts: staticTexts(program) };
  const found: Record<string, CodeMessage> = {};
  walk(program, (call) => {
    const { id, message, description } = messageOf(call, scope) ?? {};
    const text = message ?? id;
    if (text !== undefined) found[id ?? text] = { message: text, ...(description !== undefined && { description }) };
  });
  return found;
}

/** What names mean in a module. */
interface Scope {
  /** Names by which it imports the component (`default`) or the function (`translate`). */
  readonly names: ReadonlyMap<string, string>;
  readonly texts: StaticTexts;
}

function importedNames({ body }: Program): Map<string, string> {
  const names = new Map<string, string>();
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration' || statement.source.value !== source) continue;
    for (const specifier of statement.specifiers) {
      if (specifier.type === 'ImportDefaultSpecifier') names.set(specifier.local.name, 'default');
      if (specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier')
        names.set(specifier.local.name, specifier.imported.name);
    }
  }
  return names;
}

interface Found {
  readonly id?: string | undefined;
  readonly message?: string | undefined;
  readonly description?: string | undefined;
}

function messageOf(
  { callee, arguments: [first, props, ...children] }: CallExpression,
  { names, texts }: Scope,
): Found | undefined {
  if (callee.type !== 'Identifier') return undefined;
  if (names.get(callee.name) === 'translate') {
    const { id, message, description } = propsOf(first, texts);
    return { id, message, description };
  }
  if (callee.name !== 'jsxElement' || first?.type !== 'Identifier' || names.get(first.name) !== 'default')
    return undefined;
  const { id, description } = propsOf(props, texts);
  return { id, description, message: textOf(children[0], texts) };
}

/** The string properties of an object literal. */
function propsOf(node: AnyNode | undefined, texts: StaticTexts): Readonly<Record<string, string | undefined>> {
  if (node?.type !== 'ObjectExpression') return {};
  return Object.fromEntries(
    node.properties.flatMap((property) =>
      property.type === 'Property' && property.key.type === 'Identifier'
        ? [[property.key.name, textOf(property.value as Expression, texts)]]
        : [],
    ),
  );
}

function walk(node: unknown, visit: (call: CallExpression) => void): void {
  if (Array.isArray(node)) for (const item of node) walk(item, visit);
  else if (typeof node === 'object' && node !== null && 'type' in node) {
    if (node.type === 'CallExpression') visit(node as CallExpression);
    for (const value of Object.values(node)) walk(value, visit);
  }
}
