export { useHideableNavbar as default } from '@docusaurus/theme-common/internal';
