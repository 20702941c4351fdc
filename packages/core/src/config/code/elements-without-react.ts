import type { Plugin } from 'esbuild';

/** The part of React 19's JSX runtime that creates elements. */
const runtime = `
export const Fragment = Symbol.for('react.fragment');
export const jsx = (type, props, key) => ({ $$typeof: Symbol.for('react.transitional.element'), type, key, props });
export const jsxs = jsx;
`;

/**
 * Gives modules a minimal JSX runtime in place of React's, so that a site does not need React installed and no time is
 * spent loading it.
 */
export const elementsWithoutReact: Plugin = {
  name: 'elements-without-react',
  setup(build) {
    build.onResolve({ filter: /^react\/jsx-runtime$/ }, () => ({ path: 'jsx-runtime', namespace: 'elements' }));
    build.onLoad({ filter: /.*/, namespace: 'elements' }, () => ({ contents: runtime }));
  },
};
