import { EditLink } from '@theme-original/pages/edit-link';

/** The edit link of a page. */
export default function EditThisPage({ editUrl }: { readonly editUrl: string }) {
  return <EditLink href={editUrl} />;
}
