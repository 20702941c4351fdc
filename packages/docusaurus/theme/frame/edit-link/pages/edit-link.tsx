import EditThisPage from '@theme/EditThisPage';

/** The edit link of a page, drawn by the site. */
export function EditLink({ href }: { readonly href: string }) {
  return <EditThisPage editUrl={href} />;
}
