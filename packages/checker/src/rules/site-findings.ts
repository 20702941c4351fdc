import type { Severity } from '@docsite/core';
import type { Rule } from '../rule.js';

const table: readonly (readonly [name: string, defaultSeverity: Severity, description: string])[] = [
  ['config', 'error', 'The configuration is valid.'],
  ['navbar-item', 'error', 'A navbar item has a known type and what that type needs.'],
  ['redirect', 'error', 'Nothing else is at an address that redirects.'],
  ['missing-folder', 'error', 'The folder of a docs instance is there.'],
  ['missing-static-folder', 'warning', 'A folder of static files that the configuration names is there.'],
  ['sidebar-file', 'error', 'The file of the sidebars can be read and holds sidebars.'],
  ['sidebar-cycle', 'error', 'A sidebar does not hold itself.'],
  ['unknown-sidebar', 'error', 'A sidebar that something names is there.'],
  ['unknown-sidebar-doc', 'error', 'A document that a sidebar names is there.'],
  ['empty-sidebar-folder', 'error', 'A folder that a sidebar lists holds documents.'],
  ['category-file', 'error', 'A `_category_` file is valid.'],
  ['labels-file', 'error', 'A translation of the words of the theme is valid.'],
  ['versions-file', 'error', '`versions.json` lists versions that are there.'],
  ['duplicate-doc-id', 'warning', 'Every document of a version has an id of its own.'],
  ['tag-slug', 'warning', 'Every tag has an address of its own.'],
  ['post-authors', 'error', 'The authors of a post are known.'],
  ['inline-author', 'warning', 'Authors are described in one file, not in each post.'],
  ['authors-file', 'error', 'The file of the authors of a blog is valid.'],
  ['tags-file', 'error', 'The file of the tags of docs or a blog is valid.'],
  ['inline-tag', 'warning', 'The tags of docs or a blog with a file of tags are in that file.'],
  ['post-date', 'warning', 'A post has a date.'],
  ['untruncated-post', 'warning', 'A longer post says where its beginning ends.'],
  ['page-module', 'error', 'A page module has a component as its default export.'],
  ['missing-export', 'warning', 'What a module imports is exported by the other module.'],
  ['style-sheet', 'warning', 'Browsers read a style sheet as it was meant.'],
  ['render-error', 'error', 'A page renders without an error.'],
  ['mermaid-syntax', 'error', 'The source of a diagram can be drawn.'],
  ['math-missing', 'warning', 'A site with formulas has the package that draws them.'],
  ['live-code-missing', 'warning', 'A site whose readers edit code has the package that runs it.'],
  ['mermaid-missing', 'warning', 'A site with diagrams has the package that draws them.'],
  ['shallow-clone', 'warning', 'The git history reaches back far enough to date pages.'],
  ['symlink-loop', 'warning', 'A symbolic link does not lead back to its own folder.'],
  ['unwritable-page', 'error', 'A page can be written under its route.'],
  ['unreadable-file', 'error', 'A file of the site can be read.'],
];

/** Rules about what assembling the site found: each reports the findings of its name. */
export const siteFindingRules: readonly Rule[] = table.map(([name, defaultSeverity, description]) => ({
  name,
  description,
  defaultSeverity,
  check: ({ site }) => site.findings.filter(({ rule }) => rule === name),
}));
