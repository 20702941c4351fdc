import type { ReactNode } from 'react';

/** Only draws its children: docsite's pages do not need the contexts of this provider. */
function Provider({ children }: { readonly children?: ReactNode }): ReactNode {
  return children;
}

export {
  Provider as AnnouncementBarProvider,
  Provider as NavbarProvider,
  Provider as PluginHtmlClassNameProvider,
  Provider as ScrollControllerProvider,
};
