export { MarkdownImage as default } from '@theme-original/content/markdown-image';
