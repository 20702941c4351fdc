import type { Location, Message, Plugin } from 'esbuild';
import { errorCode } from '../../process/files/error-code.js';

/**
 * Makes a plugin report files that are missing as esbuild does, where they are imported. esbuild resolves names whose
 * letter case differs from that of the file, so that what it asks plugins to load may not exist.
 */
export function reportMissingFiles(plugin: Plugin): Plugin {
  return {
    ...plugin,
    setup: (build) =>
      plugin.setup({
        ...build,
        onLoad: (options, load) =>
          build.onLoad(options, async (args) => {
            try {
              return await load(args);
            } catch (error) {
              if (errorCode(error) !== 'ENOENT') throw error;
              return { errors: [{ text: `Cannot read file: ${(error as NodeJS.ErrnoException).path}` }] };
            }
          }),
      }),
  };
}

/** A file that was resolved and cannot be read, and how code names it. */
export interface UnreadFile {
  /** Absolute. */
  readonly path: string;
  readonly name: string;
}

/** The file that a message says cannot be read. */
export function unreadFile({ text, location }: Pick<Message, 'text' | 'location'>): UnreadFile | undefined {
  const [, path] = /^Cannot read file: (.+)$/.exec(text) ?? [];
  return path === undefined ? undefined : { path, name: nameAt(location) ?? path };
}

/** The name in quotes at a place in code. */
function nameAt(location: Location | null): string | undefined {
  const { lineText, column, length } = location ?? { lineText: '', column: 0, length: 0 };
  const written = Buffer.from(lineText)
    .subarray(column, column + length)
    .toString();
  return /^(["'`])(.+)\1$/.exec(written)?.[2];
}
