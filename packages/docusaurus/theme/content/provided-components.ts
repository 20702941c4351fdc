/** The components that the site provides to documents. */
export { default } from '@theme/MDXComponents';
