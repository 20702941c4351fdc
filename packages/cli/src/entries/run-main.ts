import { loadEntries } from './load-entries.js';

const { exports, keep } = loadEntries();

/** Runs a command in this process. Returns the exit code. */
export async function main(argv: readonly string[]): Promise<number> {
  const { main: run } = await exports.entries.main();
  const code = await run(argv);
  keep();
  return code;
}
