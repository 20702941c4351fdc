const call = /\brequire\.resolve\(\s*('[^'\\\n]*'|"[^"\\\n]*")\s*\)/g;

/**
 * Replaces each `require.resolve('x')` by the text in it. webpack gives a name for the module, of use for nothing but
 * telling modules apart; a configuration that pages import, for its title or links, names its files that way.
 */
export function nameResolvedModules(code: string): string {
  return code.replace(call, '$1');
}
