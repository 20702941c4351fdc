/**
 * Exports of React that neither keep state nor run later, so that everything they do is visible in the server's HTML.
 * Any other export makes the page live, known or not.
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

/** React functions that create an element from a type and props. */
export const elementMakers: ReadonlySet<string> = new Set(['createElement', 'jsx', 'jsxs']);

/**
 * React functions that only create a value from their arguments, so that a call has no effect if its result is unused.
 */
export const pureOfReact: ReadonlySet<string> = new Set([
  ...elementMakers,
  'createContext',
  'forwardRef',
  'isValidElement',
  'memo',
]);

/** Globals that behave the same on the server as in every browser. Any other makes the page live. */
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

/** Methods that use the reader's language unless they are given one, with the number of arguments that includes one. */
export const methodsByLanguage: ReadonlyMap<string, number> = new Map([
  ['localeCompare', 2],
  ['toLocaleDateString', 1],
  ['toLocaleLowerCase', 1],
  ['toLocaleString', 1],
  ['toLocaleTimeString', 1],
  ['toLocaleUpperCase', 1],
]);

/** Methods of dates that use the reader's time zone. */
export const methodsByTimeZone: ReadonlySet<string> = new Set([
  ...['getDate', 'getDay', 'getFullYear', 'getHours', 'getMinutes', 'getMonth', 'getTimezoneOffset'],
  ...['toDateString', 'toTimeString'],
]);

/** Elements that React moves into the head, or that browsers run, wherever they are rendered. */
export const headElements: ReadonlySet<string> = new Set(['base', 'link', 'meta', 'script', 'title']);

/** esbuild's helper functions, which join modules and do nothing else. */
export const joiningFunctions: ReadonlySet<string> = new Set([
  '__commonJS',
  '__copyProps',
  '__esm',
  '__export',
  '__reExport',
  '__toCommonJS',
  '__toESM',
]);

/** Packages known to be inert although their code refers to the browser. */
export const inertPackages: ReadonlySet<string> = new Set(['classnames']);

/**
 * Packages whose modules only prepare values when loaded. Most such packages declare it (`sideEffects: false`). These,
 * used by pages with styles in JavaScript, do not, and it is not visible in their code either: calls at load time
 * (`createStyled.bind(null)`, `tags.forEach(…)`) refer to the document in functions that run later.
 */
export const silentPackages: ReadonlySet<string> = new Set([
  '@babel/runtime',
  '@emotion/cache',
  '@emotion/serialize',
  '@emotion/sheet',
  '@emotion/styled',
  '@emotion/utils',
]);
