import type { Plugin } from 'esbuild';

/** The JSX runtime of React 19, as far as making elements goes. */
const runtime = `
export const Fragment = Symbol.for('react.fragment');
export const jsx = (type, props, key) => ({ $$typeof: Symbol.for('react.transitional.element'), type, key, props });
export const jsxs = jsx;
`;

/**
 * Gives modules a JSX runtime of a few lines instead of React's: a site need not have React installed, and no time is
 * spent on loading it.
 */
export const elementsWithoutReact: Plugin = {
  name: 'elements-without-react',
  setup(build) {
    build.onResolve({ filter: /^react\/jsx-runtime$/ }, () => ({ path: 'jsx-runtime', namespace: 'elements' }));
    build.onLoad({ filter: /.*/, namespace: 'elements' }, () => ({ contents: runtime }));
  },
};
