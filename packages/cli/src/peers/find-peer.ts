import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Finds a module of an optional package: the site's own, or else the one next to docsite. */
export function findPeer(siteDir: string, module: string): string | undefined {
  for (const from of [join(siteDir, 'index.js'), import.meta.url]) {
    try {
      return createRequire(from).resolve(module);
    } catch {}
  }
  return undefined;
}

const managers: readonly [lockFile: string, command: string][] = [
  ['pnpm-lock.yaml', 'pnpm add -D'],
  ['yarn.lock', 'yarn add -D'],
  ['bun.lock', 'bun add -d'],
];

/** The command that installs an optional package with the site's package manager. */
export function installCommand(siteDir: string, name: string): string {
  const [, command] = managers.find(([lockFile]) => existsSync(join(siteDir, lockFile))) ?? ['', 'npm install -D'];
  return `${command} ${name}`;
}
