import { describe, expect, test } from '@jest/globals';
import { configSchema, type UserConfig } from '../../../../src/config/schema/site.js';
import type { DocsConfig } from '../../../../src/config/site-config.js';
import { describeVersions, type VersionFacts } from '../../../../src/content/docs/version/version-facts.js';

function describeThem(docs: UserConfig['docs'] & object, names: readonly string[]): readonly VersionFacts[] {
  const config = configSchema.parse({ title: 'T', docs }).docs as DocsConfig;
  const versions = names.map((name) => ({ name }));
  return describeVersions(config, versions).map(({ facts }) => facts);
}

describe('describeVersions', () => {
  test('should serve a single version at the base path, without banner and badge', () => {
    expect(describeThem({ routeBasePath: 'guides' }, ['current'])).toEqual([
      {
        instance: 'default',
        name: 'current',
        label: 'Next',
        isLast: true,
        path: '/guides',
        badge: false,
        noIndex: false,
      },
    ]);
  });

  test('should take the newest release as the last version', () => {
    expect(
      describeThem({}, ['current', '4.0', '3.11']).map(({ name, label, isLast, path, banner, badge }) => [
        name,
        label,
        isLast,
        path,
        banner,
        badge,
      ]),
    ).toEqual([
      ['current', 'Next', false, '/docs/next', 'unreleased', true],
      ['4.0', '4.0', true, '/docs', undefined, true],
      ['3.11', '3.11', false, '/docs/3.11', 'unmaintained', true],
    ]);
  });

  test('should take the version that the configuration names as last', () => {
    const facts = describeThem(
      {
        lastVersion: 'current',
        versions: {
          current: { label: 'master' },
          '4.0': { path: 'four', banner: 'none', badge: false, noIndex: true },
        },
      },
      ['current', '4.0'],
    );
    expect(facts).toEqual([
      {
        instance: 'default',
        name: 'current',
        label: 'master',
        isLast: true,
        path: '/docs',
        badge: true,
        noIndex: false,
      },
      {
        instance: 'default',
        name: '4.0',
        label: '4.0',
        isLast: false,
        path: '/docs/four',
        badge: false,
        noIndex: true,
      },
    ]);
  });

  test('should serve versions at the root', () => {
    expect(describeThem({ routeBasePath: '/' }, ['current', '1.0']).map((facts) => facts.path)).toEqual(['/next', '/']);
  });
});
