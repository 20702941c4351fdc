import type { ImportDeclaration } from 'acorn';
import type { Root } from 'mdast';
import { isDocumentPath } from '../../../process/files/file-endings.js';
import type { CodeRange } from '../../document.js';
import { declaredBy, ifValid, moduleSpecifiers, parseModule } from '../code/parse-module.js';

/** An import in MDX of content rather than code. */
export interface ContentImport {
  readonly name: string;
  readonly kind: 'partial' | 'raw' | 'asset' | 'component';
  /** The imported export: `default`, or, for components and partials, any other. */
  readonly exportName: string;
  /** The module specifier as written, without loader prefix or query. */
  readonly specifier: string;
  /** Lines from the start of the ESM block, 0-based. */
  readonly lineOffset: number;
}

/** An ESM block, split into the imports of content and the remaining code. */
export interface ModuleBlock {
  readonly contentImports: readonly ContentImport[];
  /** Names that the remaining code imports, each with its module; names that it declares itself have an empty one. */
  readonly declaredNames: ReadonlyMap<string, string>;
  /** Ranges of module specifiers in the remaining code. */
  readonly specifiers: readonly CodeRange[];
  /** The remaining code, at its original offsets in the block; empty if the block only imports content. */
  readonly code: string;
}

const assetExtension = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp|pdf|zip|mp[34]|webm|ogg|csv)$/i;
/** The prefix with which webpack loads a file as text, under its own name or another: `a.raw!=!raw-loader!./a.json`. */
const rawPrefix = /^(?:[^!]+!=!|-?!!?)?raw-loader(?:\?[^!]*)?!/;
/** What else marks a path as text, with the prefix of webpack for no other loaders: `!!./a.ts?raw`. */
const rawMarks = /^-?!!?|\?raw$/g;
/** Modules of components that run at build time, and never in browsers. */
const serverModule = /\.server(?:\.[jt]sx?)?$/;
/** Theme components available on every MDX page without an import. */
const themeImport = /^@theme\/(Tabs|TabItem|CodeBlock|Admonition|Details|DocCardList)$/;

/** Splits an MDX block of `import` and `export` statements; throws a `ModuleSyntaxError`. */
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
    if (content.length > 0 || (statement.type === 'ImportDeclaration' && bringsInTheme(statement))) {
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

/** The blocks of `import` and `export` statements of a file, without invalid ones. */
export function moduleBlocks({ children }: Root): ModuleBlock[] {
  return children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? (ifValid(() => readModuleBlock(node.value)) ?? []) : [],
  );
}

/** Whether a statement imports a component that is available anyway, under its usual name. */
function bringsInTheme({ source, specifiers }: ImportDeclaration): boolean {
  const name = themeImport.exec(String(source.value))?.[1];
  return name !== undefined && specifiers.every(({ local }) => local.name === name);
}

/** Replaces a statement by spaces, keeping its line ends, so that the other statements keep their positions. */
function blankOut(code: string, { start, end }: CodeRange): string {
  return code.slice(0, start) + code.slice(start, end).replace(/[^\n]/g, ' ') + code.slice(end);
}

/** The content that a statement imports; empty unless all its imports are content. */
function contentOf(statement: ImportDeclaration, path: string): ContentImport[] {
  const kind = contentKind(path);
  const names = statement.specifiers.map(importedName);
  const isContent = kind === 'component' ? !names.includes('*') : names.includes('default');
  if (kind === undefined || !isContent) return [];
  const specifier = kind === 'raw' ? path.replace(rawPrefix, '').replace(rawMarks, '') : path;
  const lineOffset = (statement.loc?.start.line ?? 1) - 1;
  return statement.specifiers.flatMap((item) => {
    const exportName = importedName(item);
    if ((kind === 'raw' || kind === 'asset') && exportName !== 'default') return [];
    return [{ name: item.local.name, exportName, kind, specifier, lineOffset }];
  });
}

/** The export that a specifier refers to; `*` for all of them. */
function importedName(specifier: ImportDeclaration['specifiers'][number]): string {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  if (specifier.type === 'ImportNamespaceSpecifier') return '*';
  return specifier.imported.type === 'Identifier' ? specifier.imported.name : String(specifier.imported.value);
}

function contentKind(path: string): ContentImport['kind'] | undefined {
  if (rawPrefix.test(path) || path.endsWith('?raw')) return 'raw';
  if (isDocumentPath(path)) return 'partial';
  if (serverModule.test(path)) return 'component';
  return assetExtension.test(path) ? 'asset' : undefined;
}
