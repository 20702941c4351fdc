import { pathFrom } from '@docsite/core';
import type { Location, Message, PartialMessage } from 'esbuild';
import { cssModuleScope } from './module-name.js';

/** A message with real file names in place of the internal ones, also where its notes refer to the file. */
export function inSource(message: Message, files: ReadonlyMap<string, string>, siteDir: string): PartialMessage {
  const location = locationIn(message.location, files, siteDir);
  if (location === undefined) return message;
  const text = message.text.replace(new RegExp(`${cssModuleScope}:([^"]+)`), (whole, other) => {
    const named = files.get(other);
    return named === undefined ? whole : pathFrom(siteDir, named);
  });
  const notes = message.notes.map((note) => ({
    ...note,
    location: locationIn(note.location, files, siteDir) ?? note.location,
  }));
  return { ...message, text, location, notes };
}

/** The place in the author's file; undefined for other places. */
function locationIn(
  location: Location | null,
  files: ReadonlyMap<string, string>,
  siteDir: string,
): Location | undefined {
  const file = location && files.get(location.file.replace(`${cssModuleScope}:`, ''));
  return location && file ? { ...location, file: pathFrom(siteDir, file), namespace: 'file' } : undefined;
}
