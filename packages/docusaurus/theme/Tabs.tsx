export { Tabs as default } from '@theme/content/tabs';
