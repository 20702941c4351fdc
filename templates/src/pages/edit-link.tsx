import { useLabels } from '@docsite/renderer/template';
import { Icon } from '@theme/content/icons';

/** A link to edit the source of the page. */
export function EditLink({ href }: { readonly href: string }) {
  return (
    <a className="edit-link" href={href} target="_blank" rel="noopener noreferrer">
      <Icon name="edit" />
      {useLabels().editThisPage}
    </a>
  );
}
