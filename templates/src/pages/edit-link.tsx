import { useLabels } from '@docsite/renderer/template';
import { Icon } from '@theme/content/icons';

/** Leads to where the source of the page can be edited. */
export function EditLink({ href }: { readonly href: string }) {
  return (
    <a className="edit-link" href={href} target="_blank" rel="noopener noreferrer">
      <Icon name="edit" />
      {useLabels().editThisPage}
    </a>
  );
}
