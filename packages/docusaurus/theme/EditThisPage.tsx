import { EditLink } from '@theme-original/pages/edit-link';

/** Leads to where the source of the page can be edited. */
export default function EditThisPage({ editUrl }: { readonly editUrl: string }) {
  return <EditLink href={editUrl} />;
}
