import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeSource } from '@docsite/core';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { letFilesAge, makeFolder } from '../../../../../tests/folder.js';
import { SourceCache } from '../../../src/cache/documents/source-cache.js';
import { CacheFolder } from '../../../src/cache/folder/cache-folder.js';
import { UnreadSources } from '../../../src/live/reading/unread-sources.js';

describe('the sources of a site started with a cache', () => {
  let siteDir: string;
  let sources: UnreadSources;

  beforeEach(async () => {
    siteDir = makeFolder({ 'a.md': '# A\n' });
    await letFilesAge();
    const folder = new CacheFolder(join(siteDir, '.docsite/cache'), 'stamp');
    folder.make();
    const cache = new SourceCache(folder, siteDir);
    cache.find('a.md');
    cache.add(decodeSource('a.md', Buffer.from('# A\n')));
    cache.save();
    sources = new UnreadSources(siteDir, new SourceCache(folder, siteDir));
  });

  const file = (): string => join(siteDir, 'a.md');
  const change = (): void => writeFileSync(file(), '# Changed\n');

  test('should keep their texts once read, whatever happens to the files', async () => {
    const found = sources.find('a.md');
    await sources.read(() => true);
    rmSync(file());
    expect([found?.text, found?.hash]).toEqual(['# A\n', decodeSource('a.md', Buffer.from('# A\n')).hash]);
  });

  test('should have the current text of a file if it was changed before', () => {
    const found = sources.find('a.md');
    change();
    expect(found?.text).toBe('# Changed\n');
  });

  test('should have no text if the file is gone', () => {
    const found = sources.find('a.md');
    rmSync(file());
    expect(found?.text).toBe('');
  });

  test('should be unknown if the file was changed since', () => {
    change();
    expect(sources.find('a.md')).toBeUndefined();
  });
});
