import { useVisibleSidebarItems } from '@docusaurus/plugin-content-docs/client';
import { Collapsible, useCollapsible } from '@docusaurus/theme-common';
import DocSidebarItems from '@theme/DocSidebarItems';

export default function Category({ item, activePath, level }) {
  const { collapsed, toggleCollapsed } = useCollapsible({ initialState: false });
  const items = useVisibleSidebarItems(item.items, activePath);
  return (
    <li className="own-category">
      <button type="button" onClick={toggleCollapsed}>
        {item.label}
      </button>
      <Collapsible as="ul" className="menu__list" collapsed={collapsed}>
        <DocSidebarItems items={items} activePath={activePath} level={level + 1} />
      </Collapsible>
    </li>
  );
}
