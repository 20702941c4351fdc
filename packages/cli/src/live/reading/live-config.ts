import { severitiesOf, toDiagnostics } from '@docsite/checker';
import type { Diagnostic, LoadedConfig } from '@docsite/core';
import type { EarlierReading } from '@docsite/docusaurus';
import { asPreview } from '../../build/requested-config.js';
import { configFindings } from '../../report/config-findings.js';
import { readSiteConfig } from '../../site-config/site-config.js';
import type { WrittenFiles } from './written-files.js';

/**
 * The configuration of a site being edited. While it cannot be read, or its plugins fail, whose pages would be missing,
 * the last valid one is used.
 */
export class LiveConfig {
  private found: readonly Diagnostic[] = [];
  private readonly earlier: EarlierReading = { knownDocuments: new Map() };

  /** @param written Records the files that reading it writes. */
  constructor(
    private readonly siteDir: string,
    private readonly written: WrittenFiles,
  ) {}

  /** Why the configuration differs from its files. */
  get findings(): readonly Diagnostic[] {
    return this.found;
  }

  /** Reads it. Throws a `ConfigError` if it cannot be read and there is no previous one. */
  async read(before: LoadedConfig | undefined): Promise<LoadedConfig> {
    this.found = [];
    try {
      const loaded = asPreview(await this.written.during(() => readSiteConfig(this.siteDir, 'build', this.earlier)));
      const failures = pluginFailures(loaded);
      if (before === undefined || failures.length === 0 || pluginFailures(before).length > 0) return loaded;
      this.found = failures;
      return before;
    } catch (error) {
      if (before === undefined) throw error;
      this.found = configFindings(error);
      return before;
    }
  }
}

/** The errors of plugins, themes and presets that could not be started or failed in a lifecycle method. */
function pluginFailures({ config, findings = [] }: LoadedConfig): Diagnostic[] {
  const found = toDiagnostics(findings, severitiesOf(config));
  return found.filter(({ rule, severity }) => rule === 'plugin' && severity === 'error');
}
