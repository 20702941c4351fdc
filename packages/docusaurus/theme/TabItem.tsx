import { useTabsAround } from '@docusaurus/theme-common/tabs';
import { TabItem as Original, type TabItemProps } from '@theme-original/content/tab-item';

interface PanelProps extends TabItemProps {
  /** Set by tabs other than docsite's, which draw their own panels. */
  readonly hidden?: boolean;
}

/**
 * A tab panel. docsite's tabs draw the element around its content; those of sites and packages expect the panel to draw
 * it.
 */
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
