import { describe, expect, test } from '@jest/globals';
import { missingAsset } from '../../src/rules/missing-asset.js';
import { at, byPath, makeDocument, makeLink, missing, ruleInput } from '../site-fixture.js';

describe('missing-asset', () => {
  test('should report a file that a page loads and a file that it offers', () => {
    const links = [
      makeLink('clip.mp4', missing('no-asset', '/clip.mp4'), { kind: 'asset' }),
      makeLink('plugin.zip', missing('no-asset', '/plugin.zip', 'plugins.zip'), { place: at('docs/a.md:5:2') }),
    ];
    expect(missingAsset.check(ruleInput({ links }))).toEqual([
      {
        rule: 'missing-asset',
        file: 'docs/a.md',
        line: 3,
        column: 1,
        message: "no file at 'clip.mp4'",
        cause: '/clip.mp4',
      },
      {
        rule: 'missing-asset',
        file: 'docs/a.md',
        line: 5,
        column: 2,
        message: "no file at 'plugin.zip'",
        hint: "did you mean 'plugins.zip'?",
        cause: '/plugin.zip',
      },
    ]);
  });

  test('should report a missing import, and a link at the same place only once', () => {
    const problem = {
      rule: 'missing-asset',
      message: "no file './version.php' to import",
      place: at('docs/a.md:3:1'),
    } as const;
    const documents = byPath(makeDocument('docs/a.md', { problems: [problem] }));
    const links = [makeLink('./version.php', missing('no-asset', '/version.php'), { kind: 'asset' })];
    expect(missingAsset.check(ruleInput({ documents, links }))).toEqual([
      { rule: 'missing-asset', file: 'docs/a.md', line: 3, column: 1, message: "no file './version.php' to import" },
    ]);
  });
});
