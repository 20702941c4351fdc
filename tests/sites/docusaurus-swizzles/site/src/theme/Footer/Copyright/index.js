import Copyright from '@theme-init/Footer/Copyright';

export default function FooterCopyright({ copyright }) {
  return <Copyright copyright={`${copyright}, and their <em>heirs</em>`} />;
}
