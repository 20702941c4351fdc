import { useLabels } from '@docsite/renderer/template';

/** The first link of every page; it leads keyboard users past the navigation. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#ds-main">
      {useLabels().skipToContent}
    </a>
  );
}
