import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShellLink } from '@docsite/renderer';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { CacheFolder } from '../../../src/cache/folder/cache-folder.js';
import type { PageResult } from '../../../src/cache/pages/page-result.js';
import {
  amendPages,
  numberLinks,
  readPages,
  restorePage,
  type StoredPage,
  storePage,
  writePages,
} from '../../../src/cache/pages/stored-pages.js';

describe('the cached pages', () => {
  let path: string;
  let folder: CacheFolder;

  beforeEach(() => {
    path = makeFolder();
    folder = new CacheFolder(path, 'stamp');
    write({ '/a': '1', '/b': '1' }, ['/x', '/y']);
  });

  /** Pages by the keys of their routes, each with these links in its shell. */
  const pagesOf = (keys: Readonly<Record<string, string>>, hrefs: readonly string[], links = numberLinks()) => {
    const shellLinks = hrefs.map((href) => ({ kind: 'link', href }) as unknown as ShellLink);
    const entries = Object.entries(keys).map(([route, key]): [string, StoredPage] => {
      const result = { route, files: [{ path: `${route}.html`, bytes: 7 }], shellLinks, noIndex: false };
      return [`en ${route}`, storePage(key, result as unknown as PageResult, links)];
    });
    return { changed: new Map(entries), links };
  };
  const write = (keys: Readonly<Record<string, string>>, hrefs: readonly string[]): void => {
    const { changed, links } = pagesOf(keys, hrefs);
    writePages(folder, changed, links);
  };
  const amend = (keys: Readonly<Record<string, string>>, hrefs: readonly string[], store = readPages(folder)) =>
    amendPages(folder, store, pagesOf(keys, hrefs, numberLinks(store.table)));
  const read = () => {
    const { pages, table } = readPages(folder);
    return [...pages.values()].map((page) => {
      const { route, shellLinks } = restorePage(page, table);
      return [route, page.key, ...shellLinks.map(({ href }) => href)];
    });
  };

  test('should be amended without rewriting those that have not changed', () => {
    const before = readFileSync(join(path, 'pages'));
    expect(amend({ '/b': '2' }, ['/y', '/z'])).toBe(true);
    expect(amend({ '/c': '3' }, ['/w', '/x', '/z'])).toBe(true);
    expect(readFileSync(join(path, 'pages'))).toEqual(before);
    expect(read()).toEqual([
      ['/a', '1', '/x', '/y'],
      ['/b', '2', '/y', '/z'],
      ['/c', '3', '/w', '/x', '/z'],
    ]);
  });

  test('should not be read together with pages written since', () => {
    amend({ '/b': '2' }, ['/z']);
    write({ '/a': '3' }, []);
    expect(read()).toEqual([['/a', '3']]);
  });

  test('should not be amended if another build has written them, if there are none, or if many have changed', () => {
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`/${at}`, 'new']));
    expect(amend(many, [])).toBe(false);
    const before = readPages(folder);
    write({ '/a': '3' }, ['/z']);
    expect(amend({ '/b': '2' }, ['/x', '/v'], before)).toBe(false);
    expect(read()).toEqual([['/a', '3', '/z']]);
    expect(amend({ '/b': '2' }, [], readPages(new CacheFolder(makeFolder(), 'stamp')))).toBe(false);
  });
});
