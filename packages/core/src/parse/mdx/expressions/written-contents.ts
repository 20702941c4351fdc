import { propertiesOf } from '../../../values/properties-of.js';
import type { ContentsEntry, ModuleStatement } from '../../document.js';
import { parseIfValid } from '../code/parse-module.js';
import { evaluateConstant } from './evaluate-constant.js';

/**
 * The table of contents that a document exports in place of that of its headings, as in Docusaurus: `export const toc =
 * [{ value: 'HTML', id: 'a', level: 2 }]`. Undefined if there is none, or it depends on what runs.
 */
export function writtenContents(statements: readonly ModuleStatement[], path: string): ContentsEntry[] | undefined {
  for (const { code, names, place } of statements) {
    if (!names.includes('toc') || place.file !== path) continue;
    const value = exportedValue(code);
    if (Array.isArray(value)) return value.flatMap(entryOf);
  }
  return undefined;
}

function exportedValue(code: string): unknown {
  for (const statement of parseIfValid(code)?.body ?? []) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declaration.declarations)
      if (id.type === 'Identifier' && id.name === 'toc' && init)
        return evaluateConstant(code.slice(init.start, init.end))?.value;
  }
  return undefined;
}

function entryOf(item: unknown): ContentsEntry[] {
  const { value, id, level } = propertiesOf(item);
  if (typeof value !== 'string' || typeof id !== 'string' || typeof level !== 'number') return [];
  return [{ id, level, html: value }];
}
