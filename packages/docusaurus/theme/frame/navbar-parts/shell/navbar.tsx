export { default as Navbar } from '@theme/Navbar';
export * from '@theme-original/shell/navbar';
