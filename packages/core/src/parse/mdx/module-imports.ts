import type { ImportDeclaration } from 'acorn';
import type { CodeRange } from '../document.js';
import { declaredBy, moduleSpecifiers, parseModule } from './parse-module.js';

/** An import of MDX that brings in content rather than code. */
export interface ContentImport {
  readonly name: string;
  readonly kind: 'partial' | 'raw' | 'asset' | 'component';
  /** The export that is imported: `default`, or of a component or a partial any other. */
  readonly exportName: string;
  /** What is imported, as written, without loader prefix or query. */
  readonly specifier: string;
  /** Lines from the start of the ESM block, 0-based. */
  readonly lineOffset: number;
}

/** An ESM block: the imports that bring in content, and the code that remains. */
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
/** What webpack calls the text of a file. */
const rawPrefix = /^(?:-?!!?)?raw-loader(?:\?[^!]*)?!/;
/** Modules of components that run while the site is built, and never in browsers. */
const serverModule = /\.server(?:\.[jt]sx?)?$/;
/** Theme components that every MDX page has without importing them. */
const themeImport = /^@theme\/(?:Tabs|TabItem|CodeBlock|Admonition|Details|DocCardList)$/;

/** Takes an MDX block of `import` and `export` apart; throws a `ModuleSyntaxError`. */
export function readModuleBlock(value: string): ModuleBlock {
  const { body } = parseModule(value);
  const contentImports: ContentImport[] = [];
  const declaredNames = new Map<string, string>();
  const kept: unknown[] = [];
  let code = value;
  for (const statement of body) {
    const from = statement.type === 'ImportDeclaration' ? String(statement.source.value) : '';
    const content = statement.type === 'ImportDeclaration' ? contentOf(statement, from) : [];
    contentImports.push(...content);
    if (content.length > 0 || themeImport.test(from)) {
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

/** What a statement brings in, where all of it is content. */
function contentOf(statement: ImportDeclaration, path: string): ContentImport[] {
  const kind = contentKind(path);
  const names = statement.specifiers.map(importedName);
  const isContent = kind === 'component' ? !names.includes('*') : names.includes('default');
  if (kind === undefined || !isContent) return [];
  const specifier = kind === 'raw' ? path.replace(rawPrefix, '').replace(/\?raw$/, '') : path;
  const lineOffset = (statement.loc?.start.line ?? 1) - 1;
  return statement.specifiers.flatMap((item, index) => {
    const exportName = names[index] as string;
    if ((kind === 'raw' || kind === 'asset') && exportName !== 'default') return [];
    return [{ name: item.local.name, exportName, kind, specifier, lineOffset }];
  });
}

/** The export that a specifier names; `*` for all of them. */
function importedName(specifier: ImportDeclaration['specifiers'][number]): string {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  if (specifier.type === 'ImportNamespaceSpecifier') return '*';
  return specifier.imported.type === 'Identifier' ? specifier.imported.name : String(specifier.imported.value);
}

function contentKind(path: string): ContentImport['kind'] | undefined {
  if (rawPrefix.test(path) || path.endsWith('?raw')) return 'raw';
  if (/\.mdx?$/.test(path)) return 'partial';
  if (serverModule.test(path)) return 'component';
  return assetExtension.test(path) ? 'asset' : undefined;
}
