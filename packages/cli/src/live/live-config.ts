import { ConfigError, type Diagnostic, type LoadedConfig } from '@docsite/core';
import { withoutWorker } from '../build/requested-config.js';
import { readSiteConfig } from '../site-config.js';
import type { WrittenFiles } from './written-files.js';

/** The configuration of a site that is edited: while it cannot be read, it stays what it was. */
export class LiveConfig {
  private found: readonly Diagnostic[] = [];

  /** @param written Takes note of what reading it writes. */
  constructor(
    private readonly siteDir: string,
    private readonly written: WrittenFiles,
  ) {}

  /** Why the configuration is not the one that the files say. */
  get findings(): readonly Diagnostic[] {
    return this.found;
  }

  /** Reads it. Throws `ConfigError` where it cannot be read and there was none before. */
  async read(before: LoadedConfig | undefined): Promise<LoadedConfig> {
    this.found = [];
    try {
      return withoutWorker(await this.written.during(() => readSiteConfig(this.siteDir)), true);
    } catch (error) {
      if (before === undefined || !(error instanceof ConfigError)) throw error;
      this.found = error.findings.map((finding) => ({ ...finding, severity: 'error' }));
      return before;
    }
  }
}
