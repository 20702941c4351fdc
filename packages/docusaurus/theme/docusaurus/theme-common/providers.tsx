import type { ReactNode } from 'react';

/** A provider of contexts that docsite's pages do without. */
function Provider({ children }: { readonly children?: ReactNode }): ReactNode {
  return children;
}

export {
  Provider as AnnouncementBarProvider,
  Provider as NavbarProvider,
  Provider as PluginHtmlClassNameProvider,
  Provider as ScrollControllerProvider,
};
