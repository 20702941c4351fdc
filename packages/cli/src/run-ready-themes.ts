import { loadEntries } from './load-entries.js';

/** The script that ends what makes the bundle of docsite: with its code, the theme is bundled ahead of all sites. */
void loadEntries()
  .exports.entries.readyThemes()
  .then(({ makeReadyThemes }) => makeReadyThemes());
