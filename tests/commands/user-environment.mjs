/**
 * The environment without the variables of Jest, CI and debugging, which would change how docsite runs.
 *
 * @returns {NodeJS.ProcessEnv}
 */
export function userEnvironment() {
  const {
    NODE_ENV: _mode,
    NODE_OPTIONS: _options,
    DOCSITE_DEBUG: _debug,
    FORCE_COLOR: _color,
    GITHUB_ACTIONS: _ci,
    ...rest
  } = process.env;
  return { ...rest, NO_COLOR: '1' };
}
