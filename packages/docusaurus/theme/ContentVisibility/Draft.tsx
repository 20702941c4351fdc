import { useLabels } from '@docsite/renderer/template';
import Admonition from '@theme/Admonition';

export interface DraftProps {
  readonly className?: string;
}

/** The notice that a page is a draft. */
export default function Draft({ className }: DraftProps) {
  const labels = useLabels();
  return (
    <Admonition type="caution" title={labels.draftTitle} {...(className && { className })}>
      <p>{labels.draft}</p>
    </Admonition>
  );
}
