export { Footer as default } from '@theme-original/shell/footer';
