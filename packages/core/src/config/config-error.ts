import type { Finding } from '../diagnostic.js';

/** Thrown for a configuration that cannot be used; carries the findings that say why. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(
    readonly findings: readonly Finding[],
    /** The folder that the files of the findings are relative to. */
    readonly siteDir: string,
  ) {
    super(findings.map((item) => item.message).join('\n'));
  }
}
