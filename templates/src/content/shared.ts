/**
 * What the app shares with the parts that it loads later. Each of them imports this file only for its effect on the
 * bundle: what all of them use is then in one file, rather than in one for each combination of parts.
 */
import '@docsite/renderer/template';
import '@theme/content/icons';
import '@theme/content/link';
import 'react-dom/client';
import 'react/jsx-runtime';
import '../browser/page-events.js';
import '../browser/page-loader.js';
import '../browser/storage.js';
