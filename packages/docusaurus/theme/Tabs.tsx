export { Tabs as default } from '@theme-original/content/tabs';
