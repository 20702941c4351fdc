import { join } from 'node:path';
import type { Message, PluginBuild } from 'esbuild';

/**
 * Has esbuild's errors in rewritten files name the columns of the files as they were written. Lines are the same.
 *
 * @param written Texts of the rewritten files, by path.
 */
export function keepWrittenColumns(build: PluginBuild, written: ReadonlyMap<string, string>): void {
  const folder = build.initialOptions.absWorkingDir ?? '';
  build.onEnd(({ errors }) => {
    for (const { location } of errors) {
      const line = location && written.get(join(folder, location.file))?.split('\n')[location.line - 1];
      if (line) toWritten(location, line);
    }
  });
}

/** What follows the place is the same in both lines, as selectors come first. Columns are counted in bytes. */
function toWritten(location: NonNullable<Message['location']>, line: string): void {
  const rest = Buffer.from(location.lineText).subarray(location.column).toString();
  if (!line.endsWith(rest)) return;
  location.column = Buffer.byteLength(line) - Buffer.byteLength(rest);
  location.lineText = line;
}
