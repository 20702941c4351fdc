export { usePrismTheme as default } from '@docusaurus/theme-common';
