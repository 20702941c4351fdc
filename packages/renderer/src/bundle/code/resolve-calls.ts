const call = /\brequire\.resolve\(\s*('[^'\\\n]*'|"[^"\\\n]*")\s*\)/g;

/**
 * Replaces each `require.resolve('x')` by its argument. webpack returns an identifier of the module, which is only
 * useful for telling modules apart; configurations that pages import, for their titles or links, name files this way.
 */
export function nameResolvedModules(code: string): string {
  return code.replace(call, '$1');
}

const inOwnFolder =
  /\b(require|import)\(\s*(?:(`)\$\{\s*__dirname\s*\}(\/[^`$\\\n]*)`|__dirname\s*\+\s*(['"])(\/[^'"\\\n]*)\4)\s*\)/g;

/** Makes the path in each `` require(`${__dirname}/x`) `` relative, as webpack computes it. */
export function relativeRequests(code: string): string {
  return code.replace(
    inOwnFolder,
    (_, name: string, tick = '', inTemplate = '', quote = '', path = '') =>
      `${name}(${tick}${quote}.${inTemplate}${path}${quote}${tick})`,
  );
}
