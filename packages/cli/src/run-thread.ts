import { loadEntries } from './load-entries.js';

/** The script of a thread. The process it belongs to keeps what was compiled. */
void loadEntries().exports.entries.workerThread();
