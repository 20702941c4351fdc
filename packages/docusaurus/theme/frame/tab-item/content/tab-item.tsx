import { PanelProvider } from '@docusaurus/theme-common/tabs';
import ThemeTabItem from '@theme/TabItem';
import type { TabItemProps } from '@theme-original/content/tab-item';

export type { TabItemProps };

/** A panel, drawn by the site. */
export function TabItem(item: TabItemProps) {
  return (
    <PanelProvider value={item.value ?? ''}>
      <ThemeTabItem {...item} />
    </PanelProvider>
  );
}
