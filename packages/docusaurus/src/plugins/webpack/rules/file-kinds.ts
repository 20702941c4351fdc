import { matchesPath } from './path-pattern.js';

/** Files that docsite reads itself, and not as code: style sheets and documents. */
const ownFiles = ['a.css', 'a.scss', 'a.less', 'a.md', 'a.mdx'];

/** Whether a rule applies to files of kinds that docsite does not read itself, or to code. */
export function isForOtherFiles(test: RegExp): boolean {
  return !ownFiles.some((name) => matchesPath(test, `/site/${name}`));
}

/** Whether a rule applies to documents, and neither to code nor to style sheets. */
export function isForDocuments(test: RegExp): boolean {
  const fits = (name: string) => matchesPath(test, `/site/${name}`);
  const isNamed = /\\\.\(?(?:\?:)?mdx?\b/.test(test.source) || ['a.md', 'a.mdx'].some(fits);
  return isNamed && !['a.css', 'a.js', 'a.tsx', 'a.png', 'a.html'].some(fits);
}

/** Whether a rule applies only to style sheets. */
export function isForStyles(test: RegExp): boolean {
  const fits = (ending: string) => matchesPath(test, `/site/a.${ending}`);
  const endings = ['css', 'scss', 'sass', 'less'].flatMap((ending) => [ending, `module.${ending}`]);
  return endings.some(fits) && !['js', 'tsx', 'md', 'png', 'html'].some(fits);
}
