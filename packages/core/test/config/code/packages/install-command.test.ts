import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { installCommandOf } from '../../../../src/config/code/packages/install-command.js';

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

test('the command should name each package once if the site declares none', () => {
  expect(installCommandOf(site, ['react-icons/fa', 'clsx', '@scope/a/part', 'clsx/lite'])).toBe(
    'npm install @scope/a clsx react-icons',
  );
});

test('the command should name no packages if the site declares all that are missing', () => {
  write('website/package.json', '{ "dependencies": { "clsx": "2" }, "devDependencies": { "ui": "workspace:*" } }');
  write('pnpm-lock.yaml', '');
  expect(installCommandOf(site, ['clsx', 'ui'])).toBe('pnpm install');
});

test('the command should name only packages that neither the site nor its repository declares', () => {
  write('website/package.json', '{ "dependencies": { "clsx": "2" } }');
  write('package.json', '{ "devDependencies": { "tailwindcss": "3" } }');
  write('website/yarn.lock', '');
  write('website/node_modules/.yarn-integrity', '');
  expect(installCommandOf(site, ['clsx', 'tailwindcss', 'react-icons'])).toBe('yarn add react-icons');
});

test('the command should name no packages if none is installed, as others may come with the declared ones', () => {
  write('website/package.json', '{ "dependencies": { "clsx": "2" } }');
  expect(installCommandOf(site, ['clsx', 'prop-types'])).toBe('npm install');
});

test('a package should count as declared under any of its names', () => {
  write('website/package.json', '{ "dependencies": { "docusaurus-plugin-sass": "1" } }');
  expect(installCommandOf(site, [['sass', 'docusaurus-plugin-sass']])).toBe('npm install');
});

test('folders above a site without a package.json should not be searched', () => {
  write('package.json', '{ "dependencies": { "clsx": "2" } }');
  write('pnpm-lock.yaml', '');
  expect(installCommandOf(site, ['clsx'])).toBe('npm install clsx');
});

test('a package that is not declared should be named if Yarn has installed the others without node_modules', () => {
  write('website/package.json', '{ "dependencies": { "clsx": "2" } }');
  write('yarn.lock', '');
  write('.pnp.cjs', '');
  expect(installCommandOf(site, ['clsx', 'sass'])).toBe('yarn add sass');
});
