import { findDocsify } from './docsify/find-docsify.js';
import { findFumadocs } from './fumadocs/find-fumadocs.js';
import { findGitBook } from './gitbook/find-gitbook.js';
import { findHugo } from './hugo/find-hugo.js';
import { findJekyll } from './jekyll/find-jekyll.js';
import { findMdBook } from './mdbook/find-mdbook.js';
import { findMkDocs } from './mkdocs/find-mkdocs.js';
import { findNextra } from './nextra/find-nextra.js';
import { findRspress } from './rspress/find-rspress.js';
import { findSphinx } from './sphinx/find-sphinx.js';
import { findStarlight } from './starlight/find-starlight.js';
import type { FindToolSite } from './tool-site.js';
import { findVitePress } from './vitepress/find-vitepress.js';
import { findVuePress } from './vuepress/find-vuepress.js';

/** The tools whose sites docsite can continue, except Docusaurus, in the order in which a site is looked for. */
export const tools: readonly FindToolSite[] = [
  findVitePress,
  findVuePress,
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
