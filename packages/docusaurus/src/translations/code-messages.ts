import { SourceMap } from 'node:module';
import { type AnyNode, type CallExpression, type Expression, type Program, parse } from 'acorn';
import { transform } from 'esbuild';
import { type StaticTexts, staticTexts, textOf } from './static-text.js';

/** A translatable text in a site's code. */
export interface CodeMessage {
  readonly message: string;
  readonly description?: string;
}

/** The translatable texts of a file. */
export interface CodeMessages {
  /** By id, or by text if there is no id. */
  readonly messages: Readonly<Record<string, CodeMessage>>;
  /** Where others are, which cannot be known as they depend on what runs. Lines begin at 1. */
  readonly unknown: readonly { readonly line: number; readonly column: number }[];
}

const source = '@docusaurus/Translate';

/**
 * Collects the texts that a site's code passes to Docusaurus's `<Translate id="…">text</Translate>` and `translate({
 * id, message })`. Throws esbuild's error for code that cannot be parsed.
 *
 * @param path Of its file, whose extension tells whether it may contain JSX.
 */
export async function codeMessages(code: string, path: string): Promise<CodeMessages> {
  if (!code.includes(source)) return { messages: {}, unknown: [] };
  const loader = path.endsWith('.ts') ? 'ts' : 'tsx';
  const options = { jsx: 'transform', jsxFactory: 'jsxElement', target: 'es2022', logLevel: 'silent' } as const;
  const { code: plain, map } = await transform(code, { ...options, loader, sourcemap: 'external' });
  const program = parse(plain, { ecmaVersion: 'latest', sourceType: 'module', locations: true });
  const written = new SourceMap(JSON.parse(map));
  const scope = { names: importedNames(program), texts: staticTexts(program) };
  const messages: Record<string, CodeMessage> = {};
  const unknown: { line: number; column: number }[] = [];
  walk(program, (call) => {
    const found = messageOf(call, scope);
    if (found === undefined) return;
    const { id, message, description } = found;
    const text = message ?? id;
    if (found.isKnown && text !== undefined)
      messages[id ?? text] = { message: text, ...(description !== undefined && { description }) };
    else unknown.push(placeOf(call, written));
  });
  return { messages, unknown };
}

function placeOf({ loc }: CallExpression, written: SourceMap): { line: number; column: number } {
  const { line, column } = loc?.start ?? { line: 1, column: 0 };
  const entry = written.findEntry(line - 1, column);
  return 'originalLine' in entry
    ? { line: entry.originalLine + 1, column: entry.originalColumn + 1 }
    : { line, column: column + 1 };
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
  /** Whether none of what it consists of depends on what runs. */
  readonly isKnown: boolean;
}

/** What a call translates; undefined for other calls. */
function messageOf(
  { callee, arguments: [first, props, ...children] }: CallExpression,
  { names, texts }: Scope,
): Found | undefined {
  if (callee.type !== 'Identifier') return undefined;
  if (names.get(callee.name) === 'translate') {
    const given = propsOf(first, texts);
    return { ...given, isKnown: areKnown(given, ['id', 'message']) };
  }
  if (callee.name !== 'jsxElement' || first?.type !== 'Identifier' || names.get(first.name) !== 'default')
    return undefined;
  const given = propsOf(props, texts);
  const message = textOf(children[0], texts);
  // Docusaurus accepts one text, and no elements or expressions beside it
  const isText = children.length === 0 || (children.length === 1 && message !== undefined);
  return { ...given, message, isKnown: isText && areKnown(given, ['id']) };
}

function areKnown(given: Readonly<Record<string, string | undefined>>, names: readonly string[]): boolean {
  return names.every((name) => !(name in given) || given[name] !== undefined);
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
