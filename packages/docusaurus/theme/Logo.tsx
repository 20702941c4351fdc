export { NavbarLogo as default } from '@theme-original/shell/navbar-logo';
