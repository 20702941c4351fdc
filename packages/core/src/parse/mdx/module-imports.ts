import type { ImportDeclaration } from 'acorn';
import type { CodeRange } from '../document.js';
import { declaredBy, moduleSpecifiers, parseModule } from './parse-module.js';

/** An import of MDX that brings in content rather than code. */
export interface ContentImport {
  readonly name: string;
  readonly kind: 'partial' | 'raw' | 'asset';
  /** What is imported, as written, without loader prefix or query. */
  readonly specifier: string;
  /** Lines from the start of the ESM block, 0-based. */
  readonly lineOffset: number;
}

export interface ModuleBlock {
  readonly contentImports: readonly ContentImport[];
  /** Names that the remaining code imports, each with its module; empty for a name that it declares itself. */
  readonly declaredNames: ReadonlyMap<string, string>;
  /** Where the remaining code names modules. */
  readonly specifiers: readonly CodeRange[];
  /** The code that remains, where it stood in the block; empty where that only brought in content. */
  readonly code: string;
}

const assetExtension = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp|pdf|zip|mp[34]|webm|ogg|csv)$/i;
/** Theme components that every MDX page has without importing them. */
const themeImport = /^@theme\/(?:Tabs|TabItem|CodeBlock|Admonition|Details)$/;

/** Takes an MDX block of `import` and `export` apart; throws a `ModuleSyntaxError`. */
export function readModuleBlock(value: string): ModuleBlock {
  const { body } = parseModule(value);
  const contentImports: ContentImport[] = [];
  const declaredNames = new Map<string, string>();
  const kept: unknown[] = [];
  let code = value;
  for (const statement of body) {
    const from = statement.type === 'ImportDeclaration' ? String(statement.source.value) : '';
    const content = statement.type === 'ImportDeclaration' ? contentImport(statement, from) : undefined;
    if (content !== undefined) contentImports.push(content);
    if (content !== undefined || themeImport.test(from)) {
      code = blankOut(code, statement);
      continue;
    }
    kept.push(statement);
    for (const name of declaredBy(statement)) declaredNames.set(name, from);
  }
  return {
    contentImports,
    declaredNames,
    specifiers: moduleSpecifiers(kept),
    code: kept.length === 0 ? '' : code,
  };
}

/** Replaces a statement by spaces and its line ends, so that the others keep their positions. */
function blankOut(code: string, { start, end }: CodeRange): string {
  return code.slice(0, start) + code.slice(start, end).replace(/[^\n]/g, ' ') + code.slice(end);
}

function contentImport(statement: ImportDeclaration, path: string): ContentImport | undefined {
  const kind = contentKind(path);
  const name = statement.specifiers.find(({ type }) => type === 'ImportDefaultSpecifier')?.local.name;
  if (kind === undefined || name === undefined) return undefined;
  const specifier = path.replace(/^!!raw-loader!/, '').replace(/\?raw$/, '');
  return { name, kind, specifier, lineOffset: (statement.loc?.start.line ?? 1) - 1 };
}

function contentKind(path: string): ContentImport['kind'] | undefined {
  if (path.startsWith('!!raw-loader!') || path.endsWith('?raw')) return 'raw';
  if (/\.mdx?$/.test(path)) return 'partial';
  return assetExtension.test(path) ? 'asset' : undefined;
}
