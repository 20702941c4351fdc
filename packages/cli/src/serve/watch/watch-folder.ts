import { relative, sep } from 'node:path';
import { watch } from 'chokidar';

/** Folders whose changes are none of the site's. */
export interface WatchOptions {
  /** Absolute paths. */
  readonly ignored: readonly string[];
}

/** Tells of every change in a folder, from when the promise is kept. Installed packages and dot files are left out. */
export async function watchFolder(
  folder: string,
  options: WatchOptions,
  onChange: () => void,
): Promise<{ readonly close: () => Promise<void> }> {
  const watcher = watch(folder, { ignoreInitial: true, ignored: (path) => isIgnored(folder, path, options.ignored) });
  watcher.on('error', (error) =>
    process.stderr.write(`warning: some changes may go unseen: ${(error as Error).message}\n`),
  );
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  watcher.on('all', onChange);
  return { close: () => watcher.close() };
}

function isIgnored(folder: string, path: string, ignored: readonly string[]): boolean {
  const parts = relative(folder, path).split(sep);
  return (
    parts.some((part) => part === 'node_modules' || (part.startsWith('.') && part !== '..')) ||
    ignored.some((item) => path === item || path.startsWith(item + sep))
  );
}
