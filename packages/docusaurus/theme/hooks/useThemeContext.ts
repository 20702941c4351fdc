export { useColorMode as default } from '@docusaurus/theme-common';
