import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Severity, type UserConfig, versionPaths } from '@docsite/core';
import type { Keys } from '../../keys.js';
import { sitePath } from '../site/site-path.js';
import { severities } from './severities.js';

/** The severities that the options of content set: for the whole site, or for the files of an instance. */
export interface ContentRules {
  readonly rules: Readonly<Record<string, Severity>>;
  readonly overrides: NonNullable<UserConfig['overrides']>;
}

const ofDocs = { onInlineTags: 'inline-tag' };

const ofBlogs = { ...ofDocs, onInlineAuthors: 'inline-author', onUntruncatedBlogPosts: 'untruncated-post' };

/** The rules that such options concern. */
export const contentRuleNames: readonly string[] = Object.values(ofBlogs);

/** The instances of plugins for content, and where the site and its translations are. */
interface ContentSources {
  readonly docs: readonly Keys[];
  readonly blogs: readonly Keys[];
  readonly siteDir: string;
  /** The folder of the translations, relative to the site folder. */
  readonly translations: string;
}

interface InstanceRules {
  readonly files: readonly string[];
  readonly rules: Readonly<Record<string, Severity>>;
}

/** The severities for contents: where instances differ, each has its own. */
export function contentRulesOf({ docs, blogs, ...site }: ContentSources): ContentRules {
  const instances: readonly InstanceRules[] = [
    ...docs.map((options) => ({ files: filesOf('docs', options, site), rules: rulesBy(options, ofDocs) })),
    ...blogs.map((options) => ({ files: filesOf('blog', options, site), rules: rulesBy(options, ofBlogs) })),
  ];
  const shared = contentRuleNames.flatMap((rule): [string, Severity][] => {
    const [severity, ...others] = new Set(instances.flatMap(({ rules }) => rules[rule] ?? []));
    return severity === undefined || others.length > 0 ? [] : [[rule, severity]];
  });
  const rules = Object.fromEntries(shared);
  const overrides = instances.flatMap((instance) => {
    const own = Object.entries(instance.rules).filter(([rule]) => rules[rule] === undefined);
    return own.length === 0 || instance.files.length === 0
      ? []
      : [{ files: [...instance.files], rules: Object.fromEntries(own) }];
  });
  return { rules, overrides };
}

function rulesBy(options: Keys, settings: Readonly<Record<string, string>>): InstanceRules['rules'] {
  const rules = Object.entries(settings).flatMap(([setting, rule]): [string, Severity][] => {
    const severity = severities[options.text(setting) ?? 'warn'];
    return severity === undefined ? [] : [[rule, severity]];
  });
  return Object.fromEntries(rules);
}

type SiteFolders = Pick<ContentSources, 'siteDir' | 'translations'>;

/**
 * The folders of an instance, of its versions and of its translations, as far as they exist; patterns cannot name
 * folders outside the site.
 */
function filesOf(kind: 'blog' | 'docs', options: Keys, { siteDir, translations }: SiteFolders): string[] {
  const id = options.text('id') ?? 'default';
  const plugin = `docusaurus-plugin-content-${kind}${id === 'default' ? '' : `-${id}`}`;
  const folders = [
    sitePath(options.text('path') ?? kind, siteDir),
    ...(kind === 'docs' ? [versionPaths({ id }).documents] : []),
    `${sitePath(translations, siteDir)}/*/${plugin}`,
  ];
  const exists = (folder: string) => existsSync(join(siteDir, folder.replace(/\/\*.*/, '')));
  return folders.filter((folder) => !/(?:^|\/)\.\.?(?:\/|$)/.test(folder) && exists(folder));
}
