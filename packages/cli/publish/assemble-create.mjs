// Assembles what is published as create-docsite, in its folder package/: the manifest with docsite's own version.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const source = join(root, 'packages/create-docsite');
const target = join(source, 'package');
rmSync(target, { recursive: true, force: true });
mkdirSync(target);
cpSync(join(source, 'bin'), join(target, 'bin'), { recursive: true });
cpSync(join(source, 'README.md'), join(target, 'README.md'));
cpSync(join(root, 'LICENSE'), join(target, 'LICENSE'));

const { version } = readManifest(join(root, 'packages/cli'));
const { private: _private, ...manifest } = readManifest(source);
const published = { ...manifest, version, dependencies: { docsite: `^${version}` } };
writeFileSync(join(target, 'package.json'), `${JSON.stringify(published, undefined, 2)}\n`);

function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}
