/**
 * React's JSX functions as an ES module, for browsers: because React is CommonJS, each file that imports them from
 * React would contain a call that converts it to an ES module, 0.7 KB of the app when compressed. Only the bundler uses
 * this module, by its path.
 */
// @ts-expect-error: the types know the module by its public name, which stands for this one
import * as runtime from 'react/jsx-runtime.js';

export const { jsx, jsxs, Fragment } = runtime;
// packages that were compiled for CommonJS import all of it
export default runtime;
