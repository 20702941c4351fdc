import type { BuildOptions } from 'esbuild';

/** Adds code that runs before a bundle, after the code that other plugins have added. */
export function prependCode(options: BuildOptions, code: string): void {
  options.banner = { ...options.banner, js: (options.banner?.js ?? '') + code };
}
