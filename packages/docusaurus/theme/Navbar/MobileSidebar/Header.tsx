export { MenuHead as default } from '@theme-original/shell/mobile-menu';
