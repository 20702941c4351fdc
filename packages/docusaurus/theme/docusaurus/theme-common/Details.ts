export { Details } from '@theme-original/content/details';
