import ErrorPageContent, { type ErrorPageContentProps } from '@theme/ErrorPageContent';

/** The message in place of a component that threw, within its page. */
export default function ErrorPage(props: ErrorPageContentProps) {
  return <ErrorPageContent {...props} />;
}
