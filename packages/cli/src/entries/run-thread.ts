import { loadEntries } from './load-entries.js';

/** The script of a thread. Compiled code is stored by the process it belongs to. */
void loadEntries().exports.entries.workerThread();
