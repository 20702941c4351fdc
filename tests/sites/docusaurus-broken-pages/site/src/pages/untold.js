import Layout from '@theme/Layout';
import { translate } from '@docusaurus/Translate';

export default function Untold() {
  return <Layout>{translate({})}</Layout>;
}
