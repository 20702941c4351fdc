import { useTabsAround } from '@docusaurus/theme-common/tabs';
import { TabItem as Original, type TabItemProps } from '@theme-original/content/tab-item';

interface PanelProps extends TabItemProps {
  /** Set by tabs that are not docsite's, which draw their panels themselves. */
  readonly hidden?: boolean;
}

/** A panel: docsite's tabs draw what is around its content; those of sites and packages expect it to do so. */
export default function TabItem({ hidden, ...item }: PanelProps) {
  const around = useTabsAround();
  const isHidden = hidden ?? (around && around.selectedValue !== item.value);
  if (isHidden === undefined) return <Original {...item} />;
  if (isHidden && around?.lazy) return null;
  return (
    <div role="tabpanel" className={item.className} hidden={isHidden}>
      {item.children}
    </div>
  );
}
