import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { readAuthorsFile } from '../../../src/content/blog/authors-file.js';
import type { Finding } from '../../../src/diagnostic.js';

function read(files: Readonly<Record<string, string>>, localizedPath?: string) {
  const findings: Finding[] = [];
  const root = { path: 'blog', ...(localizedPath !== undefined && { localizedPath }) };
  const options = { siteDir: makeFolder(files), root, findings };
  return {
    authors: readAuthorsFile({ ...options, name: 'authors.yml' }, '/blog/authors'),
    found: findings,
    findings: findings.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`),
  };
}

describe('the authors file', () => {
  test('should describe each author, with profiles as addresses', () => {
    const { authors, findings } = read({
      'blog/authors.yml': `
jane:
  name: Jane Doe
  image_url: /img/jane.png
  socials: { GitHub: janedoe, stackoverflow: 82609, blog: https://jane.example.org }
john: { name: John Roe, imageURL: https://example.org/john.png }
`,
    });
    expect(findings).toEqual([]);
    expect([...(authors?.entries.values() ?? [])].map(({ value }) => value)).toEqual([
      {
        key: 'jane',
        name: 'Jane Doe',
        imageUrl: '/img/jane.png',
        socials: [
          { platform: 'github', url: 'https://github.com/janedoe' },
          { platform: 'stackoverflow', url: 'https://stackoverflow.com/users/82609' },
          { platform: 'blog', url: 'https://jane.example.org' },
        ],
      },
      { key: 'john', name: 'John Roe', imageUrl: 'https://example.org/john.png', socials: [] },
    ]);
  });

  test('should give an author a page on request', () => {
    const { authors } = read({
      'blog/authors.yml':
        'janeDoe: { name: J, page: true }\njohn: { name: R, page: { permalink: /all-of-john } }\nmary: { name: M, page: false }',
    });
    expect([...(authors?.entries.values() ?? [])].map(({ value }) => value.route)).toEqual([
      '/blog/authors/jane-doe',
      '/blog/authors/all-of-john',
      undefined,
    ]);
  });

  test('should be that of the translations, if there is one', () => {
    const files = { 'blog/authors.yml': 'jane: { name: Jane }', 'i18n/de/blog/authors.yml': 'jane: { name: Johanna }' };
    expect(read(files, 'i18n/de/blog').authors?.entries.get('jane')?.value.name).toBe('Johanna');
  });

  test('should be reported if it is not YAML, or not a map', () => {
    expect(read({ 'blog/authors.yml': 'jane: "Jane' }).findings[0]).toMatch(
      /^blog\/authors\.yml:1:7 cannot read the file of authors: /,
    );
    expect(read({ 'blog/authors.yml': '- jane' }).findings).toEqual([
      'blog/authors.yml:1:1 the file of authors does not consist of `key: value` entries',
    ]);
  });

  test('should be reported if it is a folder', () => {
    expect(read({ 'blog/authors.yml/jane.yml': '' }).findings).toEqual([
      'blog/authors.yml:1:1 cannot read the file of authors: it is a folder',
    ]);
  });

  test('may have addresses of any scheme that runs no code', () => {
    const { authors, findings } = read({ 'blog/authors.yml': 'jane:\n  name: Jane\n  url: ttps://example.org\n' });
    expect(findings).toEqual([]);
    expect(authors?.entries.get('jane')?.value.url).toBe('ttps://example.org');
  });

  test('should be reported if a key looks like a misspelling, but not for keys of its own', () => {
    const text = 'jane:\n  nmae: Jane\njohn:\n  name: John\n  titel: Boss\n  imageUrl: /a.png\n  pronouns: they\n';
    expect(read({ 'blog/authors.yml': text }).findings).toEqual([
      "blog/authors.yml:2:3 'jane.nmae': unknown key",
      "blog/authors.yml:5:3 'john.titel': unknown key",
      "blog/authors.yml:6:3 'john.imageUrl': unknown key",
    ]);
  });

  test('should be reported if the name of a user has no address, no more severely than a key of front matter', () => {
    const socials = '{ GitHub: jane, gitlab: jane, forum: https://forum.example/jane }';
    const { findings, authors, found } = read({ 'blog/authors.yml': `jane: { name: J, socials: ${socials} }` });
    expect(findings).toEqual([
      "blog/authors.yml:1:43 'jane.socials.gitlab': docsite does not know the address of users there",
    ]);
    expect(found).toMatchObject([{ rule: 'authors-file', atMost: 'front-matter-key' }]);
    expect([...(authors?.entries.keys() ?? [])]).toEqual(['jane']);
  });

  test('should report invalid values, and keep the key', () => {
    const { authors, findings } = read({ 'blog/authors.yml': 'jane:\n  name: Jane\n  url: javascript:alert(1)\n' });
    expect(findings).toEqual(["blog/authors.yml:3:8 'jane.url': expected an address that runs no code"]);
    expect(authors?.broken).toEqual(new Set(['jane']));
  });
});
