export { Details } from '@theme/content/details';
