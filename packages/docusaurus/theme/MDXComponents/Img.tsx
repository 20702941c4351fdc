export { MarkdownImage as default } from '@theme/content/markdown-image';
