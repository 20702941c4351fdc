import { Chart } from './chart';
import { Logo } from '@theme/lgoo';
import data from '@site/data.json';

export default function Home() {
  return <Chart data={data} logo={Logo} />;
}
