import { createHash } from 'node:crypto';
import type { UserConfig } from '@docsite/core';
import type { Keys } from '../../keys.js';
import { hasFutureFlag } from './future-flags.js';
import { basePath } from './site-path.js';

/** Where browsers store what readers choose, with Docusaurus's names. */
export function storageOf(config: Keys, siteDir: string): Pick<UserConfig, 'storage'> {
  const former = config.within('future').within('experimental_storage');
  const storage = config.within('storage');
  const type = storage.text('type') ?? former.text('type');
  const given = storage.any('namespace') ?? former.any('namespace');
  const named = given ?? hasFutureFlag(config, 'siteStorageNamespacing', siteDir);
  const name = named === true ? automaticName(config) : named;
  const namespace = typeof name === 'string' && name !== '' ? `-${name}` : undefined;
  return {
    storage: {
      prefix: 'docusaurus',
      ...(type === 'sessionStorage' && { type }),
      ...(namespace !== undefined && { namespace }),
    },
  };
}

/** The name of a site without one of its own. */
function automaticName(config: Keys): string {
  const path = basePath(config.text('baseUrl') ?? '');
  const url = `${(config.text('url') ?? '').replace(/\/+$/, '')}${path}`;
  return createHash('md5').update(url).digest('hex').slice(0, 3);
}
