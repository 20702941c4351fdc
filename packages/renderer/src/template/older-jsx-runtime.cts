/**
 * React's JSX functions for sites whose own React is older than the one that draws them: as in React 18, functions get
 * their `defaultProps`, which React 19 adds only in `createElement`. Node loads this module, and browsers get it in
 * place of React's own. Only the bundler uses it, by its path.
 */
import type { ElementType } from 'react';

import react = require('react');

const { Fragment } = react;

function jsx(type: ElementType, props: object, key?: string): react.ReactElement {
  return react.createElement(type, key === undefined ? props : { ...props, key });
}

const jsxs = jsx;

// names alone, so that Node finds them when ES modules import them
export = { Fragment, jsx, jsxs };
