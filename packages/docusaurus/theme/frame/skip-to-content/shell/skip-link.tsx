export { default as SkipLink } from '@theme/SkipToContent';
