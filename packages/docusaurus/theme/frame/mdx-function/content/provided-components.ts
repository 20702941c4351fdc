import provided from '@theme/MDXComponents';

type Components = typeof provided;

/** The components that the site provides to documents; as for the provider of MDX, a function may return them. */
const components: Components =
  typeof provided === 'function' ? (provided as (around: Components) => Components)({}) : provided;

export default components;
