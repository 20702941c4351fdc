export { default } from '@docusaurus/Head';
