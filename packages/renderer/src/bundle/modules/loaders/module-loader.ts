/** JavaScript files that are read as TypeScript, absolute. */
export type TypedScripts = Pick<ReadonlySet<string>, 'has'>;

/** esbuild's loader for the code of a module. JavaScript may contain JSX. */
export function moduleLoader(path: string, typedFiles?: TypedScripts): 'ts' | 'tsx' | 'jsx' {
  if (/\.[cm]?ts$/.test(path)) return 'ts';
  return path.endsWith('.tsx') || typedFiles?.has(path) ? 'tsx' : 'jsx';
}
