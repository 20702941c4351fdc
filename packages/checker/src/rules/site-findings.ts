import type { Severity } from '@docsite/core';
import type { Rule } from '../rule.js';

const table: readonly (readonly [name: string, defaultSeverity: Severity, description: string])[] = [
  ['config', 'error', 'The configuration is valid.'],
  ['navbar-item', 'error', 'A navbar item has a known type and what that type needs.'],
  ['redirect', 'error', 'An address that redirects has nothing else at it.'],
  ['missing-folder', 'error', 'The folder of a docs instance exists.'],
  ['missing-static-folder', 'warning', 'A folder of static files that the configuration names exists.'],
  ['sidebar-file', 'error', 'The sidebars file can be read and contains sidebars.'],
  ['sidebar-cycle', 'error', 'A sidebar does not contain itself.'],
  ['unknown-sidebar', 'error', 'A sidebar that is referred to exists.'],
  ['unknown-sidebar-doc', 'error', 'A document that a sidebar names exists.'],
  ['empty-sidebar-folder', 'error', 'A folder that a sidebar lists contains documents.'],
  ['sidebar-key', 'warning', 'Different texts of a sidebar have translations of their own.'],
  ['category-file', 'error', 'A `_category_` file is valid.'],
  ['labels-file', 'error', 'A translation of the words of the theme is valid.'],
  ['versions-file', 'error', '`versions.json` lists versions that exist.'],
  ['duplicate-doc-id', 'warning', 'Every document of a version has an id of its own.'],
  ['tag-slug', 'warning', 'Every tag has an address of its own.'],
  ['post-authors', 'error', 'The authors of a post are known.'],
  ['inline-author', 'warning', 'Authors are described in one file, not in each post.'],
  ['authors-file', 'error', 'The authors file of a blog is valid.'],
  ['tags-file', 'error', 'The tags file of docs or a blog is valid.'],
  ['inline-tag', 'warning', 'In docs or a blog with a tags file, all tags are in that file.'],
  ['post-date', 'warning', 'A post has a date.'],
  ['untruncated-post', 'warning', 'A longer post says where its beginning ends.'],
  ['page-module', 'error', 'A page module has a component as its default export.'],
  ['missing-export', 'warning', 'What a module imports is exported by the other module.'],
  ['style-sheet', 'warning', 'Browsers read a style sheet as it was intended.'],
  ['render-error', 'error', 'A page renders without an error.'],
  ['mermaid-syntax', 'error', 'The source of a diagram can be drawn.'],
  ['math-missing', 'warning', 'A site with formulas has the package that draws them.'],
  ['live-code-missing', 'warning', 'A site whose readers edit code has the package that runs it.'],
  ['mermaid-missing', 'warning', 'A site with diagrams has the package that draws them.'],
  ['shallow-clone', 'warning', 'The git history reaches back far enough to date pages.'],
  ['git-history', 'warning', 'Git can read the history that dates pages.'],
  ['symlink-loop', 'warning', 'A symbolic link does not lead back to its own folder.'],
  ['unwritable-page', 'error', 'A page can be written under its route.'],
  ['unreadable-file', 'error', 'A file of the site can be read.'],
];

/** Rules about findings of assembling: each reports the findings with its name. */
export const siteFindingRules: readonly Rule[] = table.map(([name, defaultSeverity, description]) => ({
  name,
  description,
  defaultSeverity,
  check: ({ site }) => site.findings.filter(({ rule }) => rule === name),
}));
