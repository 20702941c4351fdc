import { isActiveSidebarItem } from '@docusaurus/theme-common/internal';
import Link from '@theme-original/DocSidebarItem/Link';

export default function LinkWrapper(props) {
  const { item, activePath, level } = props;
  const mark = isActiveSidebarItem(item, activePath) ? '→ ' : '';
  return <Link {...props} item={{ ...item, label: `${mark}${item.label} (${level})` }} />;
}
