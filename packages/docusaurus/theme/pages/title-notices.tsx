import ContentVisibility from '@theme/ContentVisibility';
import type { VisibilityProps } from '@theme/pages/visibility-notices';

/** The notices of a document, a post or a page, which Docusaurus shows before everything else. */
export function NoticesAboveTitle({ page: { draft, unlisted } }: VisibilityProps) {
  const frontMatter = { ...(draft && { draft }), ...(unlisted && { unlisted }) };
  return <ContentVisibility metadata={{ unlisted: unlisted ?? false, frontMatter }} />;
}

/** Empty, because the notices are above the title. */
export function NoticesBelowTitle(_: VisibilityProps) {
  return null;
}
