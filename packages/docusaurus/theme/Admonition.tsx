export { Admonition as default } from '@theme/content/admonition';
