/**
 * React's JSX functions as an ECMAScript module, in browsers: React is CommonJS, so each file that imports them from it
 * would carry a call that turns it into a module. That is 0.7 KB of the app, compressed. Only the bundler uses it, by
 * its path.
 */
// @ts-expect-error: the types know the module by its public name, which stands for this one
import * as runtime from 'react/jsx-runtime.js';

export const { jsx, jsxs, Fragment } = runtime;
