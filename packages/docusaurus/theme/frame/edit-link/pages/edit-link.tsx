import EditThisPage from '@theme/EditThisPage';

/** Leads to where the source of the page can be edited. */
export function EditLink({ href }: { readonly href: string }) {
  return <EditThisPage editUrl={href} />;
}
