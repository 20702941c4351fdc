import { type RedirectRule, renderRedirectsFile } from '@docsite/renderer';
import type { OutputFolder } from '../output-folder.js';
import { readOwnRules } from './own-rules.js';

/** The file from which static hosts read the redirects to answer with. */
export const redirectsFile = '_redirects';

/** Writes `_redirects` to a finished site, including the rules in the author's own file; nothing without redirects. */
export function writeRedirects(output: OutputFolder, rules: readonly RedirectRule[]): void {
  if (rules.length === 0) return;
  output.write(redirectsFile, renderRedirectsFile(rules, readOwnRules(output.path, redirectsFile)));
}
