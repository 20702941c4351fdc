import { Keys } from '../keys.js';

/** Whether a site has chosen what Docusaurus 4 does by default: a flag of `future.v4`, or all of them. */
export function hasFutureFlag(config: Keys, name: string): boolean {
  const future = Keys.of(config.any('future'));
  return future.flag('v4') ?? future.within('v4').flag(name) ?? false;
}
