export { Admonition as default } from '@theme-original/content/admonition';
