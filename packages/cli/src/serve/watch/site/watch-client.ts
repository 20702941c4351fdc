import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../../../own-package/package-folder.js';

/** The path of the server's own files, which are not part of the site. */
export function ownFolder(baseUrl: string): string {
  return `${baseUrl}__docsite/`;
}

/** Identifies a document that is sent. */
export function versionOf(html: string): string {
  return createHash('sha256').update(html).digest('base64url').slice(0, 16);
}

/**
 * Adds the script that shows later states of a page. It runs before all others, which wait until the document is
 * parsed, and receives the version of the document.
 */
export function addWatchClient(html: string, baseUrl: string): string {
  const tag = `<script src="${ownFolder(baseUrl)}client.js" data-version="${versionOf(html)}"></script>`;
  const end = html.lastIndexOf('</body>');
  return end === -1 ? html + tag : html.slice(0, end) + tag + html.slice(end);
}

/** The script, which is bundled with docsite. */
export function readWatchClient(): string {
  return readFileSync(join(packageFolder, 'bundle/watch-client.js'), 'utf8');
}
