export { Heading as default } from '@theme-original/content/heading';
