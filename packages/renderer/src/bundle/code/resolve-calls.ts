const call = /\brequire\.resolve\(\s*('[^'\\\n]*'|"[^"\\\n]*")\s*\)/g;

/**
 * Replaces each `require.resolve('x')` by its argument. webpack returns an identifier of the module, which is only
 * useful for telling modules apart; configurations that pages import, for their titles or links, name files this way.
 */
export function nameResolvedModules(code: string): string {
  return code.replace(call, '$1');
}
