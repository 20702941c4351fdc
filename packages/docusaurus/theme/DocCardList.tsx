export { DocCardList as default } from '@theme-original/content/doc-card-list';
