/** The name of this component before Docusaurus 3.6. */
export { default } from '@theme/ContentVisibility/Unlisted';
