export { default } from '@theme/Details';
