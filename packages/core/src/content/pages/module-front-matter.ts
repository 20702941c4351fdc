import { readFileSync } from 'node:fs';
import type { ObjectExpression, Program } from 'acorn';
import { transform } from 'esbuild';
import { parseModule } from '../../parse/mdx/code/parse-module.js';
import { evaluateConstant } from '../../parse/mdx/expressions/evaluate-constant.js';
import type { ModuleFrontMatter } from '../../scan/source-root.js';

/**
 * Reads the constant strings of a module's `frontMatter`. Other values, and errors in the module, become known when the
 * page is rendered.
 */
export async function readModuleFrontMatter(file: string): Promise<ModuleFrontMatter> {
  const text = readFileSync(file, 'utf8');
  if (!/\bfrontMatter\b/.test(text)) return {};
  try {
    const { code } = await transform(text, { loader: 'tsx', target: 'esnext', logLevel: 'silent' });
    const value = exportedObject(parseModule(code));
    return value === undefined ? {} : { ...literalOf('title', value, code), ...literalOf('description', value, code) };
  } catch {
    return {};
  }
}

function exportedObject({ body }: Program): ObjectExpression | undefined {
  for (const statement of body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declaration.declarations)
      if (id.type === 'Identifier' && id.name === 'frontMatter' && init?.type === 'ObjectExpression') return init;
  }
  return undefined;
}

function literalOf(name: string, { properties }: ObjectExpression, code: string): Record<string, string> {
  for (const property of properties.toReversed()) {
    if (property.type === 'SpreadElement') return {};
    const key = property.key.type === 'Identifier' ? property.key.name : undefined;
    const quoted = property.key.type === 'Literal' ? property.key.value : undefined;
    if (property.computed || (key ?? quoted) !== name) continue;
    const value = evaluateConstant(code.slice(property.value.start, property.value.end))?.value;
    return typeof value === 'string' ? { [name]: value } : {};
  }
  return {};
}
