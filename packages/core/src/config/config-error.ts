import type { Finding } from '../diagnostic.js';

/** Thrown for a configuration that cannot be used: what is wrong, as findings. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(
    readonly findings: readonly Finding[],
    /** What the files of the findings are relative to. */
    readonly siteDir: string,
  ) {
    super(findings.map((item) => item.message).join('\n'));
  }
}
