export { default as TabItem } from '@theme/TabItem';
export type { TabItemProps } from '@theme-original/content/tab-item';
