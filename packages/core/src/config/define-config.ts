import type { UserConfig } from './schema/site.js';

/** Types a configuration: `export default defineConfig({ … })`. */
export function defineConfig(config: UserConfig): UserConfig {
  return config;
}
