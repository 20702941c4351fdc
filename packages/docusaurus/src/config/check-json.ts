import { ConfigError, finding, messageOf } from '@docsite/core';
import type { Takeover } from '../takeover.js';

/** Keys whose values are for code that runs in the build. Browsers receive them only as far as they are JSON. */
export const listsOfModules = ['presets', 'plugins', 'themes'];

/**
 * Checks that the configuration can be converted to JSON, the form in which the site's code receives it, as in
 * Docusaurus. Throws a `ConfigError` that names the keys for which this is impossible.
 */
export function checkJson(config: Readonly<Record<string, unknown>>, takeover: Takeover): void {
  const findings = Object.keys(config).flatMap((key) => {
    const reason = listsOfModules.includes(key) ? undefined : faultOf(() => config[key]);
    return reason === undefined
      ? []
      : [finding('config', takeover.placeOf([key]), `configuration key '${key}': ${reason}`)];
  });
  if (findings.length > 0) throw new ConfigError(findings, takeover.siteDir);
}

/** Whether a value can be converted to JSON. */
export function isJson(value: unknown): boolean {
  return faultOf(() => value) === undefined;
}

/** Why a value cannot be converted to JSON. */
function faultOf(read: () => unknown): string | undefined {
  try {
    JSON.stringify(read());
    return undefined;
  } catch (error) {
    const message = messageOf(error);
    if (error instanceof TypeError && message.startsWith('Converting circular')) return 'it holds itself';
    if (error instanceof TypeError && message.includes('BigInt')) return 'it holds a BigInt, which JSON does not have';
    return `it cannot be read: ${message}`;
  }
}
