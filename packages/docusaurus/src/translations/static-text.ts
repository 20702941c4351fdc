import type { AnyNode, Program } from 'acorn';

/** Texts of the constants that a module declares at its top level, by name. */
export type StaticTexts = ReadonlyMap<string, string>;

/** The constants of a module whose texts do not depend on what runs. */
export function staticTexts({ body }: Program): StaticTexts {
  const texts = new Map<string, string>();
  for (const statement of body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') continue;
    for (const { id, init } of declaration.declarations) {
      const text = textOf(init, texts);
      if (id.type === 'Identifier' && text !== undefined) texts.set(id.name, text);
    }
  }
  return texts;
}

/** The text of an expression that is one whatever runs: a literal, a constant, or several of these put together. */
export function textOf(node: AnyNode | null | undefined, texts: StaticTexts): string | undefined {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? node.value : undefined;
    case 'Identifier':
      return texts.get(node.name);
    case 'TemplateLiteral':
      return joined(
        node.quasis.flatMap(({ value }, index) => [
          value.cooked ?? undefined,
          index < node.expressions.length ? textOf(node.expressions[index], texts) : '',
        ]),
      );
    case 'BinaryExpression':
      return node.operator === '+' ? joined([textOf(node.left, texts), textOf(node.right, texts)]) : undefined;
    default:
      return undefined;
  }
}

function joined(parts: readonly (string | undefined)[]): string | undefined {
  return parts.includes(undefined) ? undefined : parts.join('');
}
