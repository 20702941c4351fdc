export { default as Navbar } from '@theme/Navbar';
