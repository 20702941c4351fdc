import { useBaseUrl } from '@docsite/renderer/template';
import { Link } from '@theme/content/link';
import dot from '../docs/dot.png';

export const frontMatter = { title: 'Team' };

export default function Team() {
  return (
    <>
      <h1>Team</h1>
      <img src={useBaseUrl('/img/logo.svg')} alt="Logo" />
      <img src={dot} alt="Dot" />
      <Link to="/docs/guide/install#next-step">Install</Link>
      <Link to="/">Home</Link>
    </>
  );
}
