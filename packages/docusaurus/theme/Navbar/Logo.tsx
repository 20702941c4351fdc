export { default } from '@theme/Logo';
