import { useLabels } from '@docsite/renderer/template';
import Admonition from '@theme/Admonition';

export interface UnlistedProps {
  readonly className?: string;
}

/** The notice that a page is unlisted. */
export default function Unlisted({ className }: UnlistedProps) {
  const labels = useLabels();
  return (
    <Admonition type="caution" title={labels.unlistedTitle} {...(className && { className })}>
      <p>{labels.unlisted}</p>
    </Admonition>
  );
}
