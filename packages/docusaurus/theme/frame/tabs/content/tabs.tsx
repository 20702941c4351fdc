export { default as Tabs } from '@theme/Tabs';
export type { TabsProps } from '@theme-original/content/tabs';
