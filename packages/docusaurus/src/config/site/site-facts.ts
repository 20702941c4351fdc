import { ConfigError, finding, installCommandOf, type UserConfig } from '@docsite/core';
import { Keys } from '../../keys.js';
import { calledMissing, missingPackageOf, notInstalled } from '../../load/bundling/missing-packages.js';
import { docusaurusVersion, isBefore, writesDatesInNumbers } from '../../load/docusaurus-version.js';
import type { Takeover } from '../../takeover.js';
import { originOf } from './origin-of.js';
import { sameKeys } from './same-keys.js';
import { sitePath } from './site-path.js';

/** The settings of the site as a whole: its title, its address, and how addresses and titles are formed. */
export function siteFactsOf(config: Keys, takeover: Takeover): Partial<UserConfig> {
  for (const key of [...sameKeys, 'clientModules']) takeover.moves([key], [key]);
  config.skip(
    'organizationName',
    'projectName',
    'deploymentBranch',
    'githubHost',
    'githubPort',
    'future',
    'baseUrlIssueBanner',
    'webpack',
  );
  const router = Keys.of(config.any('future')).text('experimental_router') ?? 'browser';
  if (router !== 'browser') takeover.leaves(`future.experimental_router '${router}'`);
  leaveHistory(Keys.of(config.any('future')).any('experimental_vcs'), takeover);
  return {
    title: titleOf(config, takeover),
    tagline: config.text('tagline'),
    url: originOf(config.text('url')),
    baseUrl: config.text('baseUrl'),
    // without this option, Docusaurus keeps trailing slashes of index files and slugs
    trailingSlash: config.flag('trailingSlash') ?? 'folders',
    titleDelimiter: config.text('titleDelimiter'),
    siteInTitle: isBefore(docusaurusVersion(takeover.siteDir), 3, 8) ? 'all' : undefined,
    updateDates: writesDatesInNumbers(takeover.siteDir) ? 'numeric' : 'short',
    favicon: config.text('favicon'),
    customFields: plainOf(config.any('customFields')),
    staticDirectories: config.texts('staticDirectories')?.map((path) => sitePath(path, takeover.siteDir)),
  } as Partial<UserConfig>;
}

/** Reports the source of update dates, if it is not Git. */
function leaveHistory(source: unknown, takeover: Takeover): void {
  const isGit = source === undefined || source === true || /^(?:default|git)-/.test(String(source));
  if (isGit) return;
  const name = typeof source === 'object' ? '' : ` '${source}'`;
  takeover.leaves(`future.experimental_vcs${name}, as dates of last changes come from Git or front matter here`);
}

/** The title, the only required key; other problems with it are left to the schema. Throws a `ConfigError`. */
function titleOf(config: Keys, takeover: Takeover): unknown {
  const title = config.any('title');
  const [maker] = title === undefined ? calledMissing().filter((name) => takeover.lacks(name)) : [];
  const missing = missingPackageOf(title) ?? maker;
  if (missing === undefined) return title ?? '';
  const [made, otherwise] = maker === undefined ? ['title', '; or write the title as text'] : ['configuration', ''];
  const message = `the ${made} comes from the package '${missing}', ${notInstalled}`;
  const hint = `install it: ${installCommandOf(takeover.siteDir, [missing])}${otherwise}`;
  throw new ConfigError([finding('config', takeover.placeOf(['title']), message, hint)], takeover.siteDir);
}

/** The part of a value that is plain data. */
function plainOf(value: unknown): UserConfig['customFields'] {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value) ?? '{}');
}
