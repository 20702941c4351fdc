import type { UserConfig } from './config.js';

export type { UserConfig } from './config.js';

/** Types a configuration: `export default defineConfig({ … })`. */
export declare function defineConfig(config: UserConfig): UserConfig;

/** Runs the command line: `main(['build', 'site'])`. Gives the exit code. */
export declare function main(argv: readonly string[]): Promise<number>;
