export { default } from '@theme/Icon/DarkMode';
