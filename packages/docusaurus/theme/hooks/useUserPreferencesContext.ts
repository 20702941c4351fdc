export { useTabGroupChoice as default } from '@docusaurus/theme-common';
