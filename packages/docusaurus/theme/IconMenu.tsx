export { default } from '@theme/Icon/Menu';
