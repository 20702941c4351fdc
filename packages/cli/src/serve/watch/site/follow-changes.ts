import { errorCode } from '@docsite/core/process';
import type { LiveSite } from '../../../live/live-site.js';
import { restartBundler } from '../../../report/errors/bundler-ending.js';
import { reportLater } from '../../../report/report-later.js';

/** How often the site is read if files disappear meanwhile, or esbuild's process ends. */
const mostTries = 3;

/** Codes of errors about a file that was there when its folder was read. */
const goneCodes: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'ELOOP']);

/**
 * Updates a site after changes of files; if one disappears while it is read, or esbuild's process has ended, the site
 * is read again.
 *
 * @returns Whether the site can be shown in its files' current version; undefined if there was nothing to update.
 */
export async function followChanges(
  live: Pick<LiveSite, 'update' | 'failure'>,
  changed: ReadonlySet<string>,
  tries = mostTries,
): Promise<boolean | undefined> {
  try {
    const isFollowed = await live.update(changed);
    return isFollowed ? live.failure.length === 0 : undefined;
  } catch (error) {
    const mayPass = goneCodes.has(errorCode(error)) || (await restartBundler(error));
    if (tries > 1 && mayPass) return followChanges(live, new Set(), tries - 1);
    await reportLater(error);
    return false;
  }
}
