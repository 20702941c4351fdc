import { existsSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { type FSWatcher, watch } from 'chokidar';

/** Milliseconds between two checks whether a missing folder is back. */
const pause = 200;

/** Folders whose changes are not reported. */
export interface WatchOptions {
  /** Absolute paths. */
  readonly ignored: readonly string[];
}

/**
 * Reports every change in a folder once the promise has resolved. Installed packages and dot files are left out. A
 * folder that is moved away is watched again once it is back.
 */
export async function watchFolder(
  folder: string,
  options: WatchOptions,
  onChange: () => void,
): Promise<{ readonly close: () => Promise<void> }> {
  let watcher = await startWatcher(folder, options);
  let waiting: NodeJS.Timeout | undefined;
  const follow = (): void => {
    watcher.on('all', (event, path) => {
      onChange();
      if (event === 'unlinkDir' && path === folder) waiting ??= setInterval(resume, pause);
    });
  };
  const resume = async (): Promise<void> => {
    if (!existsSync(folder)) return;
    clearInterval(waiting);
    waiting = undefined;
    await watcher.close();
    watcher = await startWatcher(folder, options);
    follow();
    onChange();
  };
  follow();
  return {
    close: () => {
      clearInterval(waiting);
      return watcher.close();
    },
  };
}

async function startWatcher(folder: string, { ignored }: WatchOptions): Promise<FSWatcher> {
  const watcher = watch(folder, { ignoreInitial: true, ignored: (path) => isIgnored(folder, path, ignored) });
  watcher.on('error', (error) =>
    process.stderr.write(`warning: some changes may go unseen: ${(error as Error).message}\n`),
  );
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  return watcher;
}

function isIgnored(folder: string, path: string, ignored: readonly string[]): boolean {
  const parts = relative(folder, path).split(sep);
  return (
    parts.some((part) => part === 'node_modules' || (part.startsWith('.') && part !== '..')) ||
    ignored.some((item) => path === item || path.startsWith(item + sep))
  );
}
