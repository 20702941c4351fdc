export { TabItem as default } from '@theme-original/content/tab-item';
