import { VisibilityNotices, type VisibilityProps } from '@theme/pages/visibility-notices';

/** Empty: the notices of a document or post follow its title. */
export function NoticesAboveTitle(_: VisibilityProps) {
  return null;
}

/** The notices between the title of a document or post and its text. */
export function NoticesBelowTitle(props: VisibilityProps) {
  return <VisibilityNotices {...props} />;
}
