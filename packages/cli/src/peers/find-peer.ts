import { createRequire } from 'node:module';
import { join } from 'node:path';
import { packageManagerOf } from '@docsite/core';

/** Finds a module of an optional package: the site's own, or else the one next to docsite. */
export function findPeer(siteDir: string, module: string): string | undefined {
  for (const from of [join(siteDir, 'index.js'), import.meta.url]) {
    try {
      return createRequire(from).resolve(module);
    } catch {
      // the next one may have it
    }
  }
  return undefined;
}

/** The command that installs an optional package with the site's package manager. */
export function installCommand(siteDir: string, name: string): string {
  return `${packageManagerOf(siteDir).addForDevelopment} ${name}`;
}
