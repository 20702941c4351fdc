import type { useRouteProps } from '@docusaurus/router';
import Content from '@theme/NotFound/Content';

export default function NotFound(_props: Partial<ReturnType<typeof useRouteProps>>) {
  return <Content />;
}
