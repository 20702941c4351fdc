import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Finding, finding, foreignToolOf, hintOfSyntax, installCommandOf } from '@docsite/core';
import type { Location, Message } from 'esbuild';
import type { BundleContext } from '../bundle-options.js';
import { missingExport } from '../modules/missing-exports.js';
import { packageFolders } from '../packages/site-packages.js';
import { isStyleSheet } from '../styles/style-sheet.js';
import { exportHint, missingExportText } from './export-hint.js';
import { layerTest, type PrintedSources, pathInSite, placeOfMessage, writtenPlaceOf } from './failure-places.js';

/** The site that the messages are about. */
interface FailureContext
  extends Pick<BundleContext, 'pages' | 'documents' | 'layers' | 'siteDir' | 'configFile' | 'modulePlaces'> {
  /** The exports of modules that lack an export which others import, by the name that esbuild has for the module. */
  readonly exportsOf?: ReadonlyMap<string, readonly string[]> | undefined;
}

/**
 * Converts esbuild's messages to findings at the places in the authors' files.
 *
 * @param pagesOf Pages that need a file, by its path: the hint names those other than the file itself.
 */
export function findingsOfMessages(
  messages: readonly Message[],
  { pages, documents, layers, siteDir, configFile, modulePlaces, exportsOf }: FailureContext,
  pagesOf: ReadonlyMap<string, readonly string[]>,
): Finding[] {
  const missing = [...new Set(messages.flatMap((message) => missingPackage(message, siteDir) ?? []))].sort();
  const isOfTheme = layerTest(layers, siteDir);
  return withoutConsequences(messages).map((message) => {
    const place = placeOfMessage(message, { pages, documents, siteDir, configFile, modulePlaces, isOfTheme });
    const hints = [
      hintOf(message, { pages, documents, siteDir, missing, exportsOf }),
      usersHint((pagesOf.get(place.file) ?? []).filter((page) => page !== place.file)),
    ];
    const component = missingComponent(message);
    const { text, isOneCause } = component === undefined ? problemOf(message, siteDir) : absentComponent(component);
    const found = finding('page-module', place, text, hints.filter(Boolean).join('; ') || undefined);
    return {
      ...found,
      ...(isOneCause && { cause: text }),
      ...(component !== undefined && { lacks: 'theme-component' }),
    };
  });
}

/** Leaves out names that are not found if a `tsconfig.json` cannot be read, whose aliases they may be. */
function withoutConsequences(messages: readonly Message[]): readonly Message[] {
  const isBroken = messages.some(({ location }) => /(?:^|\/)tsconfig[^/]*\.json$/.test(location?.file ?? ''));
  return isBroken ? messages.filter(({ text }) => !/^Could not resolve "[^./]/.test(text)) : messages;
}

/** The maximum number of pages that a hint names. */
const namedPages = 3;

/** Names the pages that need a broken file. */
export function usersHint(pages: readonly string[]): string | undefined {
  if (pages.length === 0) return undefined;
  const more = pages.length > namedPages ? ` and ${pages.length - namedPages} more` : '';
  return `needed by ${pages.slice(0, namedPages).join(', ')}${more}`;
}

/** What is wrong, in words, and whether a single change corrects all places, which are then reported once. */
interface Problem {
  readonly text: string;
  readonly isOneCause: boolean;
}

/** What a message is about; a missing file is named as in the author's code. */
function problemOf(message: Message, siteDir: string): Problem {
  const lacking = missingExportText(message);
  if (lacking !== undefined) return { text: lacking, isOneCause: false };
  const general = generalProblem(message, siteDir);
  if (general !== undefined) return { text: general, isOneCause: true };
  const aliased = aliasedFile(message, siteDir);
  if (aliased !== undefined) return { text: `cannot find '${aliased.name}'`, isOneCause: false };
  const missing = missingFile(message, siteDir);
  return { text: missing === undefined ? message.text : `cannot find '${missing}'`, isOneCause: false };
}

/** What an import does not find: as the author names it, or a configured file by its path in the site folder. */
function missingFile({ text }: Message, siteDir: string): string | undefined {
  const [, name, written = name] = /^Could not resolve "(.+?)"(?: \(originally "(.+)"\))?$/.exec(text) ?? [];
  return written && (pathInSite(written, siteDir) ?? written);
}

/** The name of a module that an alias leads to a missing file of the site, and the path of that file. */
function aliasedFile({ text }: Message, siteDir: string): { readonly name: string; readonly path: string } | undefined {
  const [, file = '', name] = /^Could not resolve "(.+)" \(originally "([^/.].*)"\)$/.exec(text) ?? [];
  const path = pathInSite(file, siteDir);
  return name === undefined || path === undefined || name.startsWith('@site/') ? undefined : { name, path };
}

/** A problem that is not one of the importing file: a missing package, or what docsite cannot run. */
function generalProblem(message: Message, siteDir: string): string | undefined {
  const foreign = foreignModule(message);
  if (foreign !== undefined) return `'${foreign.name}' belongs to ${foreign.tool}, which docsite cannot run`;
  const framework = frameworkOf(message);
  if (framework !== undefined) return `this is a component of ${framework}, which docsite cannot run`;
  const name = missingPackage(message, siteDir);
  if (name !== undefined) return `the package '${name}' is not installed`;
  const lacking = namedPackage(message, siteDir);
  return lacking && `the package '${lacking}' has no '${/^Could not resolve "([^"]+)"/.exec(message.text)?.[1]}'`;
}

function absentComponent(path: string): Problem {
  return { text: `there is no theme component '${path}'`, isOneCause: true };
}

/** The path of a component that the theme does not have. */
function missingComponent({ text }: Message): string | undefined {
  return /\(originally "@theme(?:-original)?\/(.+)"\)$/.exec(text)?.[1];
}

/** Frameworks whose components are files of their own format, by extension. */
const frameworks: Readonly<Record<string, string>> = { astro: 'Astro', vue: 'Vue', svelte: 'Svelte' };

/** The framework of a component that React cannot render, whether or not its file is found. */
function frameworkOf({ text }: Message): string | undefined {
  const [, loaded, named] =
    /^No loader is configured for "\.(\w+)" files|^Could not resolve ".+\.(\w+)"$/.exec(text) ?? [];
  return frameworks[loaded ?? named ?? ''];
}

/** The missing module and its tool, if the module belongs to another documentation tool. */
function foreignModule(message: Message): { readonly name: string; readonly tool: string } | undefined {
  const name = missingModule(message);
  const tool = name === undefined ? undefined : foreignToolOf(name);
  return name === undefined || tool === undefined ? undefined : { name, tool };
}

/** The specifier of a virtual module that cannot be resolved. */
function missingModule({ text, notes: [note], location }: Message): string | undefined {
  if (isUrl(location)) return undefined;
  if (note?.text.startsWith('You can mark the path') !== true && !isOwnFile(note?.text, location)) return undefined;
  return /^Could not resolve "([^"]+)"$/.exec(text)?.[1];
}

/** Whether a place is a `url(…)` of a style sheet, which names a file even without `./`. */
function isUrl(location: Location | null): boolean {
  const { file, lineText, column } = location ?? { file: '', lineText: '', column: 0 };
  return isStyleSheet(file) && /^url\(/i.test(Buffer.from(lineText).subarray(column).toString());
}

/** Whether esbuild suggests the importing file itself, whose name differs from the package's only in letter case. */
function isOwnFile(note: string | undefined, location: Location | null): boolean {
  const named = /^Use the relative path "[^"]*" to reference the file "([^"]+)"/.exec(note ?? '')?.[1];
  return named !== undefined && named.toLowerCase() === location?.file.toLowerCase();
}

/** The package of an unresolved module that may simply not be installed. */
function missingPackage(message: Message, siteDir: string): string | undefined {
  const name = namedPackage(message, siteDir);
  if (name === undefined) return undefined;
  const importing = dirname(join(siteDir, message.location?.file ?? 'file'));
  return packageFolders(importing).some((folder) => existsSync(join(folder, name))) ? undefined : name;
}

/** The package that an unresolved module would be part of: `@scope/name` for `@scope/name/part`. */
function namedPackage(message: Message, siteDir: string): string | undefined {
  if (foreignModule(message) !== undefined || aliasedFile(message, siteDir) !== undefined) return undefined;
  const aliased = /^Could not resolve ".+" \(originally "(@(?!theme|site\b)[\w-]+\/[\w.~-]+)(?:\/.*)?"\)$/.exec(
    message.text,
  )?.[1];
  if (aliased !== undefined) return aliased;
  if (missingModule(message) === undefined) return undefined;
  return /^Could not resolve "((?:@(?!site\/)[\w.~-]+\/)?\w[\w.~-]*)(?:\/[^!]*)?"$/.exec(message.text)?.[1];
}

interface FailedBuild extends PrintedSources, Pick<FailureContext, 'exportsOf'> {
  readonly siteDir: string;
  /** The missing packages, from all messages. */
  readonly missing: readonly string[];
}

/** A hint for authors: esbuild's own hints about unresolved modules mention options that they cannot set. */
function hintOf(message: Message, { missing, siteDir, exportsOf, ...printed }: FailedBuild): string | undefined {
  const { text } = message;
  const [note] = message.notes;
  const lacking = missingExport(message);
  const exports = lacking && exportsOf?.get(lacking.module);
  if (lacking !== undefined && exports !== undefined) return exportHint(lacking.name, exports);
  const name = missingPackage(message, siteDir);
  if (note?.text.includes('is built into node')) return 'pages also run in the browser, which has no Node modules';
  if (frameworkOf(message) !== undefined) return 'write it as a React component, in a .tsx file';
  if (foreignModule(message) !== undefined)
    return "remove the import: 'Coming from other tools' in docsite's documentation says what to write instead";
  if (name !== undefined) {
    const what = missing.length > 1 ? 'all that is missing' : 'it for the site';
    return `install ${what}: ${installCommandOf(siteDir, missing)}; the path of a file begins with \`./\` or \`@site/\``;
  }
  if (namedPackage(message, siteDir) !== undefined)
    return 'the path is not one of its files, or not one that it exports';
  const aliased = aliasedFile(message, siteDir);
  if (aliased !== undefined) return `there is no '${aliased.path}', to which an alias of the configuration leads`;
  if (/^Could not resolve ".*"?@site\//.test(text)) return 'there is no such file in the folder of the site';
  if (isUrl(message.location) || text.startsWith('Could not resolve ".'))
    return 'there is no such file; the path is relative to the file that imports it';
  if (note?.text.startsWith('You can mark the path')) return 'the path of a file begins with `./` or `@site/`';
  if (note?.text.includes('using the alias feature') || note?.text.startsWith('The plugin ')) return undefined;
  if (note?.text.endsWith(':') && note.location)
    return `${note.text.slice(0, -1)}: line ${writtenPlaceOf(note.location, printed).line}`;
  return note?.text ?? hintOfSyntax(text);
}
