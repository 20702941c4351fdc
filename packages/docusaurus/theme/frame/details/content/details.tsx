export { default as Details } from '@theme/Details';
export type { DetailsProps } from '@theme-original/content/details';
