import { UsageError } from './usage-error.js';

/** What esbuild, and packages made with NAPI-RS, say if the package with their code for this system is missing. */
const notLoaded =
  /^\s*(?:The package "[^"]+" could not be found|You installed esbuild for another platform|Cannot find native binding)/;

/** What Node says if its permission model, or `--no-addons`, denies native code. */
const denied = 'loading addons is disabled';

const installHint =
  'install again on this system: remove node_modules and the lock file first, and do not leave out optional packages';

const addonsHint =
  'it contains native code: run docsite with `--allow-addons`, or without `--permission` or `--no-addons`';

/** Explains that docsite is not installed as this system needs it; undefined for any other error. */
export function explainInstall(error: unknown): UsageError | undefined {
  if (!(error instanceof Error) || !notLoaded.test(error.message)) return undefined;
  // the cause names the package
  const { message } = error.cause instanceof Error ? error.cause : error;
  const [reason] = message.trim().split(/\n|, and is needed/);
  return new UsageError(
    `a package that docsite needs on this system cannot be loaded: ${reason}`,
    reason?.includes(denied) ? addonsHint : installHint,
  );
}
