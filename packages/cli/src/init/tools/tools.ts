import { findDocsify } from './docsify.js';
import { findFumadocs } from './fumadocs.js';
import { findGitBook } from './gitbook.js';
import { findHugo } from './hugo.js';
import { findJekyll } from './jekyll.js';
import { findMdBook } from './mdbook.js';
import { findMkDocs } from './mkdocs.js';
import { findNextra } from './nextra.js';
import { findRspress } from './rspress.js';
import { findSphinx } from './sphinx.js';
import { findStarlight } from './starlight.js';
import type { FindToolSite } from './tool-site.js';
import { findVitePress } from './vitepress.js';

/** The tools whose sites docsite can continue, except Docusaurus, in the order in which a site is looked for. */
export const tools: readonly FindToolSite[] = [
  findVitePress,
  findStarlight,
  findRspress,
  findHugo,
  findMkDocs,
  findMdBook,
  findSphinx,
  findJekyll,
  findNextra,
  findFumadocs,
  findDocsify,
  findGitBook,
];
