export { default } from '@theme/Icon/Arrow';
