import { hintOfSyntax, installCommandOf } from '@docsite/core';
import type { Message } from 'esbuild';
import { exportHint } from './export-hint.js';
import { type PrintedSources, writtenPlaceOf } from './failure-places.js';
import { isUrl, type MessageSubject } from './message-subject.js';

/** The build that has failed. */
export interface FailedBuild extends PrintedSources {
  readonly siteDir: string;
  /** The missing packages, from all messages. */
  readonly missing: readonly string[];
  /** The exports of modules that lack an export which others import, by the name that esbuild has for the module. */
  readonly exportsOf?: ReadonlyMap<string, readonly string[]> | undefined;
}

/** A hint for authors: esbuild's own hints about unresolved modules mention options that they cannot set. */
export function hintOf(message: Message, subject: MessageSubject, build: FailedBuild): string | undefined {
  const [note] = message.notes;
  if (note?.text.includes('is built into node')) return 'pages also run in the browser, which has no Node modules';
  switch (subject.kind) {
    case 'missing-export': {
      const exports = build.exportsOf?.get(subject.module);
      return exports === undefined ? hintOfNote(message, build) : exportHint(subject.name, exports);
    }
    case 'theme-component':
      return 'docsite eject lists the files of the theme';
    case 'foreign-module':
      return "remove the import: 'Coming from other tools' in docsite's documentation says what to write instead";
    case 'foreign-component':
      return 'write it as a React component, in a .tsx file';
    case 'unknown-type':
      return 'to import the text of the file, write `?raw` after its name';
    case 'missing-package':
      return installHint(build);
    case 'package-path':
      return 'the path is not one of its files, or not one that it exports';
    case 'aliased-file':
      return `there is no '${subject.path}', to which an alias of the configuration leads`;
    case 'missing-file':
      if (subject.rightCase !== undefined) return `did you mean '${subject.rightCase}'? Letter case matters`;
      return hintOfFile(message) ?? hintOfNote(message, build);
    default:
      return hintOfNote(message, build);
  }
}

const beginnings = '`./` or `@site/`';

function installHint({ missing, siteDir }: FailedBuild): string {
  const what = missing.length > 1 ? 'all that is missing' : 'it for the site';
  return `install ${what}: ${installCommandOf(siteDir, missing)}; the path of a file begins with ${beginnings}`;
}

function hintOfFile({ text, location, notes: [note] }: Message): string | undefined {
  if (/^Could not resolve ".*@site\//.test(text)) return 'there is no such file in the folder of the site';
  if (isUrl(location) || text.startsWith('Could not resolve ".'))
    return 'there is no such file; the path is relative to the file that imports it';
  return note?.text.startsWith('You can mark the path') ? `the path of a file begins with ${beginnings}` : undefined;
}

/** What esbuild notes, unless it is about esbuild itself; the line that it refers to is that of the author's file. */
function hintOfNote({ text, notes: [note] }: Message, printed: PrintedSources): string | undefined {
  if (note?.text.includes('using the alias feature') || note?.text.startsWith('The plugin ')) return undefined;
  if (note?.text.endsWith(':') && note.location)
    return `${note.text.slice(0, -1)}: line ${writtenPlaceOf(note.location, printed).line}`;
  return note?.text ?? hintOfSyntax(text);
}
