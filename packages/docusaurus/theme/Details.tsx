export { Details as default } from '@theme-original/content/details';
