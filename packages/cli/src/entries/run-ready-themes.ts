import { loadEntries } from './load-entries.js';

/** The last script in bundling docsite: with docsite's code, it bundles the theme in advance for all sites. */
void loadEntries()
  .exports.entries.readyThemes()
  .then(({ makeReadyThemes }) => makeReadyThemes());
