export { Details as default } from '@theme/content/details';
