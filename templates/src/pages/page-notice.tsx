import { Icon } from '@theme/content/icons';

/** A remark about the page itself, such as that it is a draft. */
export function PageNotice({ text }: { readonly text: string }) {
  return (
    <div className="notice" role="note">
      <Icon name="info" />
      <p>{text}</p>
    </div>
  );
}
