import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { decodePath, isDocumentPath, pathFrom, placeInText } from '@docsite/core';
import { isFile } from '@docsite/core/process';

/** A folder of documents that was copied. Absolute paths. */
export interface CopiedFolder {
  readonly from: string;
  readonly to: string;
  readonly siteDir: string;
  /** Folders in it that are not copied, relative to it. */
  readonly without?: readonly string[];
}

/** A reference that was left unchanged, although it now leads elsewhere, or nowhere. */
export interface LeftReference {
  readonly line: number;
  readonly column: number;
  readonly reference: string;
  readonly reason: 'missing' | 'current' | 'unknown';
}

/** The text of a copied file. */
export interface MovedText {
  readonly text: string;
  /** The number of references that lead to the same file by another path. */
  readonly changed: number;
  readonly left: readonly LeftReference[];
}

/** Whether a file may refer to others by relative paths. */
export function mayRefer(path: string): boolean {
  return /\.(?:mdx?|[cm]?[jt]sx?|css|scss|sass|less)$/.test(path);
}

/**
 * Adjusts references in a copied file that lead out of its folder, so that they lead to the same files from the
 * location of the copy: imports, `require`, links, images, attributes, front matter. In code blocks they are text.
 *
 * @param path Relative to the folder.
 */
export function moveReferences(text: string, path: string, folder: CopiedFolder): MovedText {
  const isDocument = isDocumentPath(path);
  const hidden = isDocument ? codeIn(text) : [];
  const left: LeftReference[] = [];
  let changed = 0;
  const note = (reason: LeftReference['reason'], reference: string, offset: number) =>
    left.push({ ...placeInText(text, offset), reference, reason });
  const moved = text.replace(climbing, (written, climbs: string, rest: string, offset: number) => {
    const context = contextOf(text, offset, hidden);
    const target = targetOf(climbs, wholePath(text, offset, written), join(folder.from, dirname(path)));
    if (context === 'code' || isIn(target, folder.from)) return written;
    const isFound = context === 'module' ? isModule(target) : isFile(target);
    if (!isFound && context === 'module') note('missing', written, offset);
    if (isFound && context === 'unknown') note('unknown', written, offset);
    if (!isFound || context === 'unknown') return written;
    const climbed = pathOf(climbs, { path, folder });
    if (climbed === climbs) return written;
    changed++;
    return climbed + rest;
  });
  for (const { 0: reference, index } of text.matchAll(aliased(folder)))
    if (contextOf(text, index, hidden) !== 'code') note('current', reference, index);
  return { text: moved, changed, left };
}

/** A path that begins with `../`, and its rest. */
const climbing = /(?<![\w./@~-])((?:\.\/)*(?:\.\.\/)+)([^\s"'`<>()[\]{}|\\;,]*)/g;

/** Matches paths that begin with `@site/` and lead into the copied folder. */
function aliased({ siteDir, from }: CopiedFolder): RegExp {
  const folder = pathFrom(siteDir, from).replace(/[^\w/]/g, '\\$&');
  return new RegExp(String.raw`(?<![\w./-])@site/${folder}/[^\s"'\`<>()[\]{}|\\;,]*`, 'g');
}

type Context = 'module' | 'file' | 'code' | 'unknown';

/** The context of a path, judging by the preceding text. */
function contextOf(text: string, offset: number, hidden: readonly Range[]): Context {
  if (hidden.some(([start, end]) => offset >= start && offset < end)) return 'code';
  const before = text.slice(Math.max(0, offset - 200), offset);
  // may be preceded by webpack loaders
  if (/(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\s*\(\s*)["'`](?:[^"'`\n]*!)?$/.test(before)) return 'module';
  if (/\]\(\s*<?$|\]:[ \t]*<?$|=\s*\{?\s*["'`]$|^[\w-]+:[ \t]*["']?$|\burl\(\s*["']?$/m.test(before)) return 'file';
  return 'unknown';
}

/** From an offset up to but excluding another. */
type Range = readonly [start: number, end: number];

/** Code blocks and spans. The first line of a block is excluded, because it may name a file. */
function codeIn(text: string): Range[] {
  const fences = text.matchAll(/^([ \t>]*)(`{3,}|~{3,})[^\n]*\n([\s\S]*?)(?:^[ \t>]*\2[`~]*[ \t]*$|(?![\s\S]))/gm);
  const blocks = [...fences].map(({ 0: all, 3: code = '', index }): Range => {
    const start = index + all.indexOf('\n') + 1;
    return [start, start + code.length];
  });
  const spans = [...text.matchAll(/(?<!`)(`+)(?!`)[^`\n]*(?<!`)\1(?!`)/g)].flatMap(({ 0: code, index }): Range[] =>
    /(?:require|import)\s*\(\s*$/.test(text.slice(0, index)) ? [] : [[index, index + code.length]],
  );
  return [...blocks, ...spans];
}

/** A path in quotes extends to the closing quote, and may contain spaces. */
function wholePath(text: string, offset: number, written: string): string {
  const [quoted = ''] = text.slice(offset).split(/["'`\n]/);
  return /["'`!]/.test(text[offset - 1] ?? '') ? quoted : written;
}

function targetOf(climbs: string, written: string, folder: string): string {
  const [path = ''] = written.slice(climbs.length).split(/[?#]/);
  return join(folder, decodePath(climbs + path));
}

/** The path from the copy to the folder that its source referred to. */
function pathOf(climbs: string, { path, folder }: { readonly path: string; readonly folder: CopiedFolder }): string {
  const reached = join(folder.from, dirname(path), climbs);
  return `${pathFrom(join(folder.to, dirname(path)), reached)}/`;
}

function isIn(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder + sep);
}

/** Imports may name folders, and omit extensions. */
function isModule(path: string): boolean {
  if (existsSync(path)) return true;
  const folder = dirname(path);
  return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith(`${basename(path)}.`));
}
