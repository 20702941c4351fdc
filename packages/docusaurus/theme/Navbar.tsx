export { Navbar as default } from '@theme-original/shell/navbar';
