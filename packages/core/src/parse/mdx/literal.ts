import { type Expression, parseExpressionAt } from 'acorn';

/** The value of a JavaScript expression made of literals alone, wrapped; `undefined` where it holds anything else. */
export function readLiteral(code: string): { readonly value: unknown } | undefined {
  try {
    const expression = parseExpressionAt(code, 0, { ecmaVersion: 'latest' });
    if (code.slice(expression.end).trim() !== '') return undefined;
    return { value: literalValue(expression) };
  } catch {
    return undefined;
  }
}

/** The name, where the code is an identifier and nothing else. */
export function readIdentifier(code: string): string | undefined {
  return /^\s*([A-Za-z_$][\w$]*)\s*$/.exec(code)?.[1];
}

/** The name, where the code is `props.name` and nothing else. */
export function readProp(code: string): string | undefined {
  return /^\s*props\.([\w$]+)\s*$/.exec(code)?.[1];
}

/** Whether code reads the variable `props`, by all appearances. */
export function namesProps(code: string): boolean {
  return /(?:^|[^.\w$]|\.\.\.)props\b/.test(code);
}

class NotLiteral extends Error {}

function literalValue(node: Expression): unknown {
  switch (node.type) {
    case 'Literal':
      if (node.regex !== undefined || node.bigint !== undefined) throw new NotLiteral();
      return node.value;
    case 'UnaryExpression':
      if (node.operator === '-') return -(literalValue(node.argument as Expression) as number);
      if (node.operator === '!') return !literalValue(node.argument as Expression);
      throw new NotLiteral();
    case 'TemplateLiteral':
      if (node.expressions.length > 0) throw new NotLiteral();
      return node.quasis[0]?.value.cooked ?? '';
    case 'ArrayExpression':
      return node.elements.map((element) => literalValue(element as Expression));
    case 'ObjectExpression':
      return Object.fromEntries(node.properties.map(literalEntry));
    default:
      throw new NotLiteral();
  }
}

function literalEntry(
  property: Extract<Expression, { type: 'ObjectExpression' }>['properties'][number],
): [string, unknown] {
  if (property.type !== 'Property' || property.computed || property.kind !== 'init') throw new NotLiteral();
  const key = property.key.type === 'Identifier' ? property.key.name : String(literalValue(property.key));
  return [key, literalValue(property.value)];
}
