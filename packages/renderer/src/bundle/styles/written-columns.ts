import { join } from 'node:path';
import type { Message, PluginBuild } from 'esbuild';

/**
 * Maps columns in esbuild's errors about rewritten files to those of the original files. Lines are the same.
 *
 * @param written Original texts of the rewritten files, by path.
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

/** The text after the place is the same in both lines, because selectors come first. Columns are in bytes. */
function toWritten(location: NonNullable<Message['location']>, line: string): void {
  const rest = Buffer.from(location.lineText).subarray(location.column).toString();
  if (!line.endsWith(rest)) return;
  location.column = Buffer.byteLength(line) - Buffer.byteLength(rest);
  location.lineText = line;
}
