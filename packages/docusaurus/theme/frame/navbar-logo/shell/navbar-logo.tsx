export { default as NavbarLogo } from '@theme/Navbar/Logo';
export { Logo } from '@theme-original/shell/navbar-logo';
