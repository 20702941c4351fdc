import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { installCommandOf } from '../../src/config/install-command.js';

let repository: string;
let site: string;

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'docsite-'));
  site = join(repository, 'website');
  write('.git/HEAD', '');
});

afterEach(() => rmSync(repository, { recursive: true }));

function write(path: string, text: string): void {
  const file = join(repository, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

test('names the packages of a site that declares none, each once', () => {
  expect(installCommandOf(site, ['react-icons/fa', 'clsx', '@scope/a/part', 'clsx/lite'])).toBe(
    'npm install @scope/a clsx react-icons',
  );
});

test('names no packages where the site declares all that are missing', () => {
  write('website/package.json', '{ "dependencies": { "clsx": "2" }, "devDependencies": { "ui": "workspace:*" } }');
  write('pnpm-lock.yaml', '');
  expect(installCommandOf(site, ['clsx', 'ui'])).toBe('pnpm install');
});

test('names only what neither the site nor its repository declares', () => {
  write('website/package.json', '{ "dependencies": { "clsx": "2" } }');
  write('package.json', '{ "devDependencies": { "tailwindcss": "3" } }');
  write('website/yarn.lock', '');
  expect(installCommandOf(site, ['clsx', 'tailwindcss', 'react-icons'])).toBe('yarn add react-icons');
});

test('takes a package for declared by any of its names', () => {
  write('website/package.json', '{ "dependencies": { "docusaurus-plugin-sass": "1" } }');
  expect(installCommandOf(site, [['sass', 'docusaurus-plugin-sass']])).toBe('npm install');
});

test('looks above no folder that is no package', () => {
  write('package.json', '{ "dependencies": { "clsx": "2" } }');
  write('pnpm-lock.yaml', '');
  expect(installCommandOf(site, ['clsx'])).toBe('npm install clsx');
});
