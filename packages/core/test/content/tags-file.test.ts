import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { readTagsFile, type TagsFile } from '../../src/content/tags-file.js';

function read(files: Readonly<Record<string, string>>): TagsFile | undefined {
  const root = { path: 'blog' };
  return readTagsFile({ siteDir: makeFolder(files), root, findings: [], name: 'tags.yml', tagSigns: 'named' });
}

describe('the tags file', () => {
  test('should give labels and addresses, derived from the key by default', () => {
    const tags = read({
      'blog/tags.yml': 'releases: { label: Releases, permalink: /all-releases, description: New }\nopen Source:\n',
    });
    expect([...(tags?.entries.values() ?? [])].map(({ value }) => value)).toEqual([
      { label: 'Releases', permalink: '/all-releases', description: 'New' },
      { label: 'Open Source', permalink: '/open-source' },
    ]);
  });

  test('should be absent if there is none', () => {
    expect(read({ 'blog/x.md': '' })).toBeUndefined();
  });
});
