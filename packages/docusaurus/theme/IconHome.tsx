export { default } from '@theme/Icon/Home';
