export { default } from '@docusaurus/Link';
