import DefaultNavbarItem, { type DefaultNavbarItemProps } from '@theme/NavbarItem/DefaultNavbarItem';

export interface DocNavbarItemProps extends DefaultNavbarItemProps {
  readonly docId?: string;
  readonly docsPluginId?: string;
}

/** A link to a document, which docsite has resolved. */
export default function DocNavbarItem({ docId: _docId, docsPluginId: _instance, ...props }: DocNavbarItemProps) {
  return <DefaultNavbarItem {...props} />;
}
