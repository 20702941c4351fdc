export { MenuLinks as default } from '@theme-original/shell/mobile-menu';
