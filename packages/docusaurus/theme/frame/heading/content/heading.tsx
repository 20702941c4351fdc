export { default as Heading } from '@theme/Heading';
export type { HeadingProps } from '@theme-original/content/heading';
