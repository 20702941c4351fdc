import { isAbsolute, posix } from 'node:path';
import type { Root } from 'mdast';
import type { Place } from '../../../diagnostic.js';
import { pathFrom } from '../../../process/files/path-from.js';
import { resolveImportPath, withoutAlias } from '../../../site-path.js';
import { readIncluded } from '../../included-file.js';
import type { ParseState } from '../../parse-state.js';
import { placeOfNode } from '../../tree/node-place.js';
import { walkMdast } from '../../tree/walk.js';
import { ModuleSyntaxError } from '../code/parse-module.js';
import type { ImportedPartial, MdxScope, ParsedPartial, ServerComponent } from '../expressions/mdx-scope.js';
import { emptyPartial } from '../partials/inline-partials.js';
import { declareName } from './declare-name.js';
import type { ImportedValue } from './import-values.js';
import { type ContentImport, type ModuleBlock, readModuleBlock } from './module-imports.js';

/** The text of a partial, its path, and the place of the import that names it. */
export interface PartialSource {
  readonly text: string;
  readonly path: string;
  readonly importedAt: Place;
  /** Identifies it if it is only part of a file; otherwise its path does. */
  readonly key?: string;
}

/** Parses a partial, once per document; provided by the caller, so that partials can include partials. */
export type ParsePartial = (partial: PartialSource) => ParsedPartial;

/** The meaning of a file's imports, and the imported values that code may use. */
export interface FileImports {
  readonly scope: MdxScope;
  readonly imported: readonly ImportedValue[];
}

/**
 * Removes the ESM blocks from a file: reads the content that they import, and keeps their other code for the module.
 */
export function readImports(tree: Root, file: string, state: ParseState, parsePartial: ParsePartial): FileImports {
  const { aliases = {}, siteDir } = state.context;
  const imported: ImportedValue[] = [];
  const values = new Map<string, string>();
  const partials = new Map<string, ImportedPartial>();
  const components = new Map<string, ServerComponent>();
  walkMdast(tree, (node, index, parent) => {
    if (node.type !== 'mdxjsEsm' || parent === undefined) return undefined;
    const place = { ...placeOfNode(node, state), file };
    const { code, contentImports, declaredNames, specifiers } = readBlock(node.value, place, state);
    for (const item of contentImports)
      readContent(
        { ...item, specifier: withoutAlias(item.specifier, aliases, siteDir) },
        { ...place, line: place.line + item.lineOffset },
        { values, partials, components, imported, state, parsePartial },
      );
    for (const [name, from] of declaredNames) declareName({ name, from }, place, state);
    if (code !== '') {
      state.live = true;
      state.statements.push({ code, names: [...declaredNames.keys()], specifiers, place });
    }
    parent.children.splice(index, 1);
    return index;
  });
  const assets = new Set(
    imported.flatMap(({ name, specifier }) => (specifier !== undefined && values.has(name) ? [name] : [])),
  );
  return { scope: { values, assets, partials, components, isPartial: file !== state.path }, imported };
}

/**
 * Parses an ESM block. The native Markdown parser accepts TypeScript and invalid modules; the reference parser does
 * not.
 */
function readBlock(code: string, place: Place, state: ParseState): ModuleBlock {
  try {
    return readModuleBlock(code);
  } catch (error) {
    if (!(error instanceof ModuleSyntaxError)) throw error;
    const line = place.line + error.line - 1;
    const column = error.line === 1 ? place.column + error.column : error.column + 1;
    state.problems.push({
      rule: 'syntax',
      message: `this is not JavaScript: ${error.message}`,
      hint: 'imports and exports are JavaScript, not TypeScript, and end with a blank line',
      place: { ...place, line, column },
    });
    return { contentImports: [], declaredNames: new Map(), specifiers: [], code: '' };
  }
}

interface ImportTargets {
  readonly values: Map<string, string>;
  readonly partials: Map<string, ImportedPartial>;
  readonly components: Map<string, ServerComponent>;
  readonly imported: ImportedValue[];
  readonly state: ParseState;
  readonly parsePartial: ParsePartial;
}

function readContent(item: ContentImport, place: Place, targets: ImportTargets): void {
  const { values, partials, components, imported, state, parsePartial } = targets;
  if (item.kind === 'asset') {
    values.set(item.name, item.specifier);
    state.importedFiles.set(item.name, item.specifier);
    imported.push(importOf(item, place));
    return;
  }
  const { path, text } = findImport(item, place.file, state);
  if (path === undefined || text === undefined) {
    const rule = item.kind === 'partial' ? 'missing-partial' : 'missing-import';
    const hint = 'the path is relative to the file that imports it; `@site/` is the site folder';
    state.problems.push({ rule, message: `cannot find '${item.specifier}', imported as ${item.name}`, hint, place });
    if (item.kind === 'raw') values.set(item.name, '');
    else if (item.kind === 'partial') partials.set(item.name, { ...emptyPartial, importedAt: place });
    return;
  }
  if (item.kind === 'component') components.set(item.name, { module: path, exportName: item.exportName });
  else if (item.kind === 'raw') {
    values.set(item.name, text.replace(/\n$/, ''));
    imported.push({ name: item.name, code: `const ${item.name} = ${JSON.stringify(text)};`, place });
  } else if (item.exportName !== 'default') keepNamedImport(item, place, state);
  else {
    imported.push(importOf(item, place));
    partials.set(item.name, { ...parsePartial({ text, path, importedAt: place }), importedAt: place });
  }
}

/** A separate import statement for a default or named export. */
function importOf({ name, exportName, specifier }: ContentImport, place: Place): Required<ImportedValue> {
  const others = exportName === '*' ? `* as ${name}` : `{ ${exportName} as ${name} }`;
  return {
    name,
    code: `import ${exportName === 'default' ? name : others} from ${JSON.stringify(specifier)};`,
    specifier,
    place,
  };
}

/** Exports of a partial besides its content are code, such as its front matter. */
function keepNamedImport(item: ContentImport, place: Place, state: ParseState): void {
  const { name, code, specifier } = importOf(item, place);
  const start = code.length - 2 - specifier.length;
  state.live = true;
  state.statements.push({ code, names: [name], specifiers: [{ start, end: start + specifier.length }], place });
  declareName({ name, from: specifier }, place, state);
}

/** Extensions that may be omitted, in the order in which bundlers try them. */
const extensions = ['.mjs', '.js', '.json', '.jsx', '.ts', '.tsx'];

/** Endings that may be omitted; a folder means its index. */
const endings = [...extensions, ...extensions.map((extension) => `/index${extension}`)];

/** The file of an import and its text; code may be imported without its extension. */
function findImport(
  { specifier, kind }: ContentImport,
  from: string,
  state: ParseState,
): { readonly path?: string; readonly text?: string } {
  const resolved = [...staticPaths(specifier, state), resolveImportPath(from, specifier)];
  if (from === state.path && !specifier.startsWith('@site/')) state.readsBeside = true;
  const own = kind === 'component' && specifier.endsWith('.server') ? ['.tsx', '.ts', '.jsx', '.js'] : [''];
  const mayLackEnding = kind === 'raw' && !/\.[^./]*$/.test(specifier);
  const possible = [...own, ...(mayLackEnding ? endings : [])];
  for (const path of resolved.flatMap((start) => possible.map((ending) => `${start}${ending}`))) {
    const text = readIncluded(path, state);
    if (text !== undefined) return { path, text };
  }
  return {};
}

/** Where static folders would contain a path with a leading slash, which bundlers seek there before the site folder. */
function staticPaths(specifier: string, { context: { siteDir = '', staticDirectories = [] } }: ParseState): string[] {
  if (!specifier.startsWith('/')) return [];
  const folders = staticDirectories.map((folder) => (isAbsolute(folder) ? pathFrom(siteDir, folder) : folder));
  return folders.map((folder) => posix.join(folder, specifier));
}
