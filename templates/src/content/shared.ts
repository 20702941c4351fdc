/**
 * What the app shares with the parts that it loads later. Each of them imports this file for its effect on the bundle
 * alone: what all of them reach lies in one file, rather than in one for each set of parts that share it.
 */
import '@docsite/renderer/template';
import '@theme/content/icons';
import '@theme/content/link';
import 'react-dom/client';
import 'react/jsx-runtime';
import '../browser/page-events.js';
import '../browser/page-loader.js';
import '../browser/storage.js';
