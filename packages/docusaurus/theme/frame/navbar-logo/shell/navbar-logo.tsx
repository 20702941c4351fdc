export { default as NavbarLogo } from '@theme/Navbar/Logo';
