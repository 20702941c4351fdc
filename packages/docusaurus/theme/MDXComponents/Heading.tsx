export { Heading as default } from '@theme/content/heading';
