import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '..');

/** The documents about the code, which refer to its files. */
const ofCode = ['ARCHITECTURE.md', ...readdirSync(join(root, 'architecture')).map((name) => `architecture/${name}`)];

/** Further documents of the repository. */
const others = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'tests/README.md',
  ...['bench', 'bench/results', 'bench/sites'].flatMap((folder) => documentsIn(folder)),
];

/** The files of the repository and of a build, which documents also mention. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
  .map((file) => `/${file}`);
const built = ['/bundle/supervise.cjs'];

const code = /```[\s\S]*?```/g;
const namedFile = /`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|mjs|cjs|css))`/g;
const link = /\]\(((?:\.[^)#]+)?)(?:#([^)]+))?\)/g;

/** The documents directly in a folder. */
function documentsIn(folder: string): string[] {
  const names = readdirSync(join(root, folder)).filter((name) => name.endsWith('.md'));
  return names.map((name) => `${folder}/${name}`);
}

function textOf(document: string): string {
  return readFileSync(join(root, document), 'utf8').replace(code, '');
}

/** The file names in a document that match no file of the repository. */
function unknownFiles(document: string): string[] {
  const names = [...textOf(document).matchAll(namedFile)].map((match) => match[1] as string);
  return names.filter((name) => ![...files, ...built].some((file) => isNamed(file, name)));
}

/** Whether a file ends with a name, in which folders such as `src` may be omitted. */
function isNamed(file: string, name: string): boolean {
  if (file.endsWith(`/${name}`)) return true;
  const pattern = name.split('/').map((part) => part.replaceAll('.', '\\.'));
  return new RegExp(`/${pattern.join('/(?:.*/)?')}$`).test(file);
}

/** The links in a document whose file or heading does not exist. */
function brokenLinks(document: string): string[] {
  return [...textOf(document).matchAll(link)].flatMap(([written, path, anchor]) => {
    const target = path === '' ? document : posix.join(posix.dirname(document), path as string);
    const isThere = existsSync(join(root, target)) && (anchor === undefined || headingIds(target).includes(anchor));
    return isThere ? [] : [written];
  });
}

/** The ids that GitHub gives a document's headings. */
function headingIds(document: string): string[] {
  const headings = [...textOf(document).matchAll(/^#+ (.+)$/gm)].map((match) => match[1] as string);
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\- _]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test.each(ofCode)('%s should name only files that exist', (document) => {
  expect(unknownFiles(document)).toEqual([]);
});

describe.each([...ofCode, ...others])('%s', (document) => {
  test('should link to files and headings that exist', () => {
    expect(brokenLinks(document)).toEqual([]);
  });
});

test('ARCHITECTURE.md should link to every document about a part', () => {
  const map = textOf('ARCHITECTURE.md');
  expect(ofCode.slice(1).filter((document) => !map.includes(`](./${document})`))).toEqual([]);
});
