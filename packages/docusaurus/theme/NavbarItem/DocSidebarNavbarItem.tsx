import DefaultNavbarItem, { type DefaultNavbarItemProps } from '@theme/NavbarItem/DefaultNavbarItem';

export interface DocSidebarNavbarItemProps extends DefaultNavbarItemProps {
  readonly sidebarId?: string;
  readonly docsPluginId?: string;
}

/** A link to the first page of a sidebar, which docsite has resolved. */
export default function DocSidebarNavbarItem({
  sidebarId: _sidebarId,
  docsPluginId: _instance,
  ...props
}: DocSidebarNavbarItemProps) {
  return <DefaultNavbarItem {...props} />;
}
