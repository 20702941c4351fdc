import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '..');
const documents = ['ARCHITECTURE.md', ...readdirSync(join(root, 'architecture')).map((name) => `architecture/${name}`)];

/** The files of the repository, and those of a build, which documents name as well. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
  .map((file) => `/${file}`);
const built = ['/bundle/supervise.cjs'];

const code = /```[\s\S]*?```/g;
const namedFile = /`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|mjs|cjs|css))`/g;
const link = /\]\((\.[^)#]+)(?:#[^)]*)?\)/g;

/** The names of files in a document that no file of the repository ends with. */
function unknownFiles(document: string): string[] {
  const text = readFileSync(join(root, document), 'utf8').replace(code, '');
  const names = [...text.matchAll(namedFile)].map((match) => match[1] as string);
  return names.filter((name) => ![...files, ...built].some((file) => isNamed(file, name)));
}

/** Whether a file ends with a name; folders such as `src` may be left out within it. */
function isNamed(file: string, name: string): boolean {
  if (file.endsWith(`/${name}`)) return true;
  const pattern = name.split('/').map((part) => part.replaceAll('.', '\\.'));
  return new RegExp(`/${pattern.join('/(?:.*/)?')}$`).test(file);
}

function brokenLinks(document: string): string[] {
  const text = readFileSync(join(root, document), 'utf8');
  const targets = [...text.matchAll(link)].map((match) => match[1] as string);
  return targets.filter((target) => !existsSync(join(root, dirname(document), target)));
}

describe.each(documents)('%s', (document) => {
  test('should name only files that exist', () => {
    expect(unknownFiles(document)).toEqual([]);
  });

  test('should link to files that exist', () => {
    expect(brokenLinks(document)).toEqual([]);
  });
});

test('ARCHITECTURE.md should lead to every document of a part', () => {
  const map = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
  expect(documents.slice(1).filter((document) => !map.includes(`](./${document})`))).toEqual([]);
});
