/**
 * What React exports that neither keeps state nor runs later: all it does shows in the HTML of the server. Any other
 * export makes the page live, known or not.
 */
export const inertOfReact: ReadonlySet<string> = new Set([
  'Children',
  'Fragment',
  'StrictMode',
  'cloneElement',
  'createContext',
  'createElement',
  'forwardRef',
  'isValidElement',
  'jsx',
  'jsxs',
  'memo',
  'useCallback',
  'useContext',
  'useDebugValue',
  'useId',
  'useMemo',
  'version',
]);

/** Functions of React that make an element of a type and properties. */
export const elementMakers: ReadonlySet<string> = new Set(['createElement', 'jsx', 'jsxs']);

/** Functions of React that only make a value of what they are given, so that a call that nothing uses does nothing. */
export const pureOfReact: ReadonlySet<string> = new Set([
  ...elementMakers,
  'createContext',
  'forwardRef',
  'isValidElement',
  'memo',
]);

/** Globals that give the same on the server as in every browser. Any other makes the page live. */
export const inertGlobals: ReadonlySet<string> = new Set([
  'Array',
  'ArrayBuffer',
  'BigInt',
  'Boolean',
  'DataView',
  'Error',
  'EvalError',
  'Float32Array',
  'Float64Array',
  'Infinity',
  'Int16Array',
  'Int32Array',
  'Int8Array',
  'JSON',
  'Map',
  'Math',
  'NaN',
  'Number',
  'Object',
  'RangeError',
  'ReferenceError',
  'RegExp',
  'Set',
  'String',
  'Symbol',
  'SyntaxError',
  'TextDecoder',
  'TextEncoder',
  'TypeError',
  'URIError',
  'URL',
  'URLSearchParams',
  'Uint16Array',
  'Uint32Array',
  'Uint8Array',
  'Uint8ClampedArray',
  'WeakMap',
  'WeakSet',
  'atob',
  'btoa',
  // what it prints is not part of the page
  'console',
  'decodeURI',
  'decodeURIComponent',
  'encodeURI',
  'encodeURIComponent',
  'isFinite',
  'isNaN',
  'parseFloat',
  'parseInt',
  'undefined',
]);

/** Methods that go by the language of the reader unless they are given one, by the number of arguments with one. */
export const methodsByLanguage: ReadonlyMap<string, number> = new Map([
  ['localeCompare', 2],
  ['toLocaleDateString', 1],
  ['toLocaleLowerCase', 1],
  ['toLocaleString', 1],
  ['toLocaleTimeString', 1],
  ['toLocaleUpperCase', 1],
]);

/** Elements that React moves into the head, or a browser runs, wherever they are drawn. */
export const headElements: ReadonlySet<string> = new Set(['base', 'link', 'meta', 'script', 'title']);

/** Functions that esbuild adds to what it bundles; they join modules and do nothing else. */
export const joiningFunctions: ReadonlySet<string> = new Set([
  '__commonJS',
  '__copyProps',
  '__esm',
  '__export',
  '__reExport',
  '__toCommonJS',
  '__toESM',
]);

/** Packages that are known to be inert, though their code names the browser. */
export const inertPackages: ReadonlySet<string> = new Set(['classnames']);

/**
 * Packages whose modules only prepare values when they are loaded. Most such packages say so (`sideEffects: false`);
 * these, which pages with styles in JavaScript have, do not, and their code does not show it: what they call when they
 * are loaded (`createStyled.bind(null)`, `tags.forEach(…)`) names the document in functions that run later.
 */
export const silentPackages: ReadonlySet<string> = new Set([
  '@babel/runtime',
  '@emotion/cache',
  '@emotion/serialize',
  '@emotion/sheet',
  '@emotion/styled',
  '@emotion/utils',
]);
