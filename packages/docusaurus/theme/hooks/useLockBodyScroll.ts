export { useLockBodyScroll as default } from '@docusaurus/theme-common/internal';
