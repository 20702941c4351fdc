import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFile } from '@docsite/core/process';
import { type RedirectRule, renderRedirectsFile } from '@docsite/renderer';
import type { OutputFolder } from '../output-folder.js';

/** The file from which static hosts read the redirects to answer with. */
export const redirectsFile = '_redirects';

/** Writes `_redirects` to a finished site, including the rules in the author's own file; nothing without redirects. */
export function writeRedirects(output: OutputFolder, rules: readonly RedirectRule[]): void {
  if (rules.length === 0) return;
  const place = join(output.path, redirectsFile);
  const ownRules = isFile(place) ? readFileSync(place, 'utf8') : '';
  output.write(redirectsFile, renderRedirectsFile(rules, ownRules));
}
