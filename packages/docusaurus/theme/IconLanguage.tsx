export { default } from '@theme/Icon/Language';
