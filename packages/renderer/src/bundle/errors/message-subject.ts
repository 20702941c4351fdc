import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { foreignToolOf, unreadFile } from '@docsite/core';
import type { Location, Message } from 'esbuild';
import { sourceOfModule } from '../../live/live-pages.js';
import { missingExport } from '../modules/missing-exports.js';
import { packageFolders } from '../packages/site-packages.js';
import { isStyleSheet } from '../styles/style-sheet.js';
import { pathInSite } from './failure-places.js';
import { inRightCase } from './letter-case.js';
import { unloadableFile } from './unloadable-files.js';

/** What a message of esbuild is about, as far as docsite explains it in other words. */
export type MessageSubject =
  /** A component that the theme does not have. */
  | { readonly kind: 'theme-component'; readonly path: string }
  /** A module, as esbuild names it, that lacks an export. */
  | { readonly kind: 'missing-export'; readonly module: string; readonly name: string }
  /** A module of another documentation tool. */
  | { readonly kind: 'foreign-module'; readonly name: string; readonly tool: string }
  /** A component of a framework other than React. */
  | { readonly kind: 'foreign-component'; readonly framework: string }
  /** A file of a type that code cannot import. */
  | { readonly kind: 'unknown-type'; readonly extension: string }
  /** The name of a module that an alias leads to a missing file of the site, and the path of that file. */
  | { readonly kind: 'aliased-file'; readonly name: string; readonly path: string }
  | { readonly kind: 'missing-package'; readonly name: string }
  /** A path that an installed package does not have, or does not export. */
  | { readonly kind: 'package-path'; readonly name: string; readonly path: string }
  /**
   * Named as in the author's code; a configured file by its path in the site folder. `rightCase` is the name of a file
   * that is there, in other letter case.
   */
  | { readonly kind: 'missing-file'; readonly name: string; readonly rightCase?: string }
  | { readonly kind: 'other' };

/** Determines what a message is about. */
export function subjectOf(message: Message, siteDir: string): MessageSubject {
  const component = missingComponent(message);
  if (component !== undefined) return { kind: 'theme-component', path: component };
  const lacking = missingExport(message);
  if (lacking !== undefined) return { kind: 'missing-export', ...lacking };
  return (
    foreignModule(message) ??
    foreignComponent(message) ??
    unknownType(message) ??
    aliasedFile(message, siteDir) ??
    missingInPackages(message, siteDir) ??
    missingFile(message, siteDir) ?? { kind: 'other' }
  );
}

function missingComponent({ text }: Message): string | undefined {
  return /\(originally "@theme(?:-original)?\/(.+)"\)$/.exec(text)?.[1];
}

/** Cannot be installed, unlike a package that is missing. */
function foreignModule(message: Message): MessageSubject | undefined {
  const name = missingModule(message);
  const tool = name === undefined ? undefined : foreignToolOf(name);
  return name === undefined || tool === undefined ? undefined : { kind: 'foreign-module', name, tool };
}

/** Frameworks whose components are files of their own format, by extension. */
const frameworks: Readonly<Record<string, string>> = {
  '.astro': 'Astro',
  '.vue': 'Vue',
  '.svelte': 'Svelte',
};

/** React cannot render such a component, whether or not its file is found. */
function foreignComponent(message: Message): MessageSubject | undefined {
  const missing = /^Could not resolve ".+(\.\w+)"$/.exec(message.text)?.[1];
  const framework = frameworks[unloadableFile(message)?.extension ?? missing ?? ''];
  return framework === undefined ? undefined : { kind: 'foreign-component', framework };
}

function unknownType(message: Message): MessageSubject | undefined {
  const { extension } = unloadableFile(message) ?? {};
  return extension === undefined ? undefined : { kind: 'unknown-type', extension };
}

function aliasedFile({ text }: Message, siteDir: string): MessageSubject | undefined {
  const [, file = '', name] = /^Could not resolve "(.+)" \(originally "([^/.].*)"\)$/.exec(text) ?? [];
  const path = pathInSite(file, siteDir);
  if (name === undefined || path === undefined || name.startsWith('@site/')) return undefined;
  return { kind: 'aliased-file', name, path };
}

function missingInPackages(message: Message, siteDir: string): MessageSubject | undefined {
  const name = namedPackage(message);
  if (name === undefined) return undefined;
  const isInstalled = packageFolders(importingFolder(message, siteDir)).some((folder) =>
    existsSync(join(folder, name)),
  );
  if (!isInstalled) return { kind: 'missing-package', name };
  const [, path = name] = /^Could not resolve "([^"]+)"/.exec(message.text) ?? [];
  return { kind: 'package-path', name, path };
}

/** The package that an unresolved module would be part of: `@scope/name` for `@scope/name/part`. */
function namedPackage(message: Message): string | undefined {
  const aliased = /^Could not resolve ".+" \(originally "(@(?!theme|site\b)[\w-]+\/[\w.~-]+)(?:\/.*)?"\)$/.exec(
    message.text,
  )?.[1];
  if (aliased !== undefined) return aliased;
  if (missingModule(message) === undefined) return undefined;
  return /^Could not resolve "((?:@(?!site\/)[\w.~-]+\/)?\w[\w.~-]*)(?:\/[^!]*)?"$/.exec(message.text)?.[1];
}

/** The specifier of a module that cannot be resolved, and is not a path. */
function missingModule({ text, notes: [note], location }: Message): string | undefined {
  if (isUrl(location)) return undefined;
  if (note?.text.startsWith('You can mark the path') !== true && !isOwnFile(note?.text, location)) return undefined;
  return /^Could not resolve "([^"]+)"$/.exec(text)?.[1];
}

/** Whether a place is a `url(…)` of a style sheet, which names a file even without `./`. */
export function isUrl(location: Location | null): boolean {
  const { file, lineText, column } = location ?? { file: '', lineText: '', column: 0 };
  return isStyleSheet(file) && /^url\(/i.test(Buffer.from(lineText).subarray(column).toString());
}

/** Whether esbuild suggests the importing file itself, whose name differs from the package's only in letter case. */
function isOwnFile(note: string | undefined, location: Location | null): boolean {
  const named = /^Use the relative path "[^"]*" to reference the file "([^"]+)"/.exec(note ?? '')?.[1];
  return named !== undefined && named.toLowerCase() === location?.file.toLowerCase();
}

function missingFile(message: Message, siteDir: string): MessageSubject | undefined {
  const [, found, original = found] = /^Could not resolve "(.+?)"(?: \(originally "(.+)"\))?$/.exec(message.text) ?? [];
  const unread = unreadFile(message);
  const written = original ?? unread?.name;
  if (written === undefined) return undefined;
  const path = resolve(importingFolder(message, siteDir), unread?.path ?? found ?? written);
  const rightCase = inRightCase(written, path);
  const name = pathInSite(written, siteDir) ?? written;
  return { kind: 'missing-file', name, ...(rightCase !== undefined && { rightCase }) };
}

/** The folder of the file with an import, absolute; the site folder if no file has it. */
function importingFolder({ location }: Message, siteDir: string): string {
  return location === null ? siteDir : dirname(join(siteDir, sourceOfModule(location.file)));
}
