export { default } from '@theme/Icon/ExternalLink';
