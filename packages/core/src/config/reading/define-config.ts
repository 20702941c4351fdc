import type { UserConfig } from '../schema/site.js';

/** Gives a configuration its types: `export default defineConfig({ … })`. */
export function defineConfig(config: UserConfig): UserConfig {
  return config;
}
