import { useLabels } from '@docsite/renderer/template';

/** The first link of every page, which lets keyboard users skip the navigation. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#ds-main">
      {useLabels().skipToContent}
    </a>
  );
}
