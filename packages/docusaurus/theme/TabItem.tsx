export { TabItem as default } from '@theme/content/tab-item';
