import { usePluginData } from '@docusaurus/useGlobalData';

export default function Price({ value }) {
  return <b>{value} {usePluginData('shop', 'garden').currency}</b>;
}
