export { SkipLink as default } from '@theme-original/shell/skip-link';
