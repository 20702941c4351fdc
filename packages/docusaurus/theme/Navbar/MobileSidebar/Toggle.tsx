export { MenuButton as default } from '@theme-original/shell/menu-button';
