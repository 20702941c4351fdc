import type { UserConfig } from '@docsite/core';
import { contentRulesOf } from '../config/rules/content-rules.js';
import { rulesOf } from '../config/rules/rules.js';
import { docusaurusVersion, isBefore } from '../load/docusaurus-version.js';
import type { Contents } from './contents.js';
import type { SiteToConvert } from './site-to-convert.js';

/** What is reported, and how severe it is. */
export function checkSettings({ config, takeover }: SiteToConvert, { docs, blogs }: Contents): Partial<UserConfig> {
  const translations = config.within('i18n').text('path') ?? 'i18n';
  const { rules, overrides } = contentRulesOf({ docs, blogs, siteDir: takeover.siteDir, translations });
  return {
    // Docusaurus first looks for a file at the address, below the output folder
    rootlessLinks: isBefore(docusaurusVersion(takeover.siteDir), 3, 1) ? 'lesser' : undefined,
    rules: rulesOf(config, rules, takeover),
    // Docusaurus does not check the files that its configuration names
    overrides: [{ files: [takeover.placeOf([]).file], rules: { 'missing-image': 'warning' } }, ...overrides],
  };
}
