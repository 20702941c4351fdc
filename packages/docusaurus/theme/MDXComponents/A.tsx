export { MarkdownLink as default } from '@theme-original/content/markdown-link';
