import { Card } from '../src/card';

export default function Home() {
  return <Card to="/docs/b" />;
}
