import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { siteLocales } from '@docsite/core';
import { readSiteConfig } from '../site-config/site-config.js';
import { builtSite } from './built-site.js';
import type { ServedSite } from './http/served-site.js';

/** The part of a built site for the domain of a language. */
export interface DomainSite extends ServedSite {
  /** Name of the language. */
  readonly name: string;
}

/** The parts of a built site for separate domains: each is in a folder, and has addresses relative to the root. */
export async function domainSites(siteDir: string, outDir: string): Promise<DomainSite[]> {
  const { config } = await readSiteConfig(siteDir, 'settings');
  return siteLocales(config).flatMap(({ name, folder }) => {
    const own = folder && join(outDir, folder);
    return own && existsSync(join(own, '404.html')) ? [{ name, ...builtSite(siteDir, own) }] : [];
  });
}
