export { useWindowSize as default } from '@docusaurus/theme-common';
