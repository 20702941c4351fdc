import ErrorPageContent, { type ErrorPageContentProps } from '@theme/ErrorPageContent';

/** What is shown in place of what threw, within its page. */
export default function ErrorPage(props: ErrorPageContentProps) {
  return <ErrorPageContent {...props} />;
}
