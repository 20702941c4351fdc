import { loadEntries } from './load-entries.js';

/** The script of the process that a supervisor starts. */
const { exports, keep } = loadEntries();
void exports.entries.command().then(({ runCommand }) => runCommand(keep));
