import DefaultNavbarItem, { type DefaultNavbarItemProps } from '@theme/NavbarItem/DefaultNavbarItem';

export interface DocsVersionNavbarItemProps extends DefaultNavbarItemProps {
  readonly docsPluginId?: string;
}

/** A link to a version, which docsite has resolved. */
export default function DocsVersionNavbarItem({ docsPluginId: _instance, ...props }: DocsVersionNavbarItemProps) {
  return <DefaultNavbarItem {...props} />;
}
