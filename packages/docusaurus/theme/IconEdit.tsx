export { default } from '@theme/Icon/Edit';
