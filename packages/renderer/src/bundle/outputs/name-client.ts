import type { OutputFile } from '../../output-file.js';
import type { Bundle, ClientBundle } from '../bundle.js';
import type { ClientOutput } from './browser-build.js';
import { type EntryNames, findEntryUrls, findPageFiles } from './entry-urls.js';
import type { NamedFiles } from './name-by-content.js';

/** The client files under their final names. */
export interface NamedClient extends ClientBundle {
  /** Paths of the files that any page may load. */
  readonly shellFiles: readonly string[];
}

/** Finds the addresses that pages need, and the files that they load, by the names of the built files. */
export function nameClient(
  { outputs, late }: ClientOutput,
  { files: named, names }: NamedFiles,
  options: Omit<EntryNames, 'names'>,
): NamedClient {
  const urls = findEntryUrls(outputs, { ...options, names, late });
  const files = named.filter(({ path }) => isLoaded(path, urls, options.baseUrl)) as OutputFile[];
  const ofPages = new Set([...findPageFiles(outputs, options.pages)].map((path) => names.get(path) ?? path));
  return { ...urls, files, shellFiles: files.flatMap(({ path }) => (ofPages.has(path) ? [] : [path])) };
}

/** Whether pages load a file: styles that nothing links are the app's, which the theme's styles include. */
function isLoaded(
  path: string,
  { styles, pageStyles }: Pick<Bundle, 'styles' | 'pageStyles'>,
  baseUrl: string,
): boolean {
  return !path.endsWith('.css') || [styles, ...Object.values(pageStyles)].some((urls) => urls.includes(baseUrl + path));
}
