import { Link } from '@theme/content/link';
import { Card } from '../src/card';

export default function Home() {
  return (
    <main>
      <h1 id="top-of-page">Home</h1>
      <Link to="/nowhere">A page that is not there</Link>
      <Link to="/docs/a">A page</Link>
      <Link to="/base/docs/b">A page, with the base URL twice</Link>
      <Link to="/docs/a#gone">An anchor that is not there</Link>
      <a href="#top-of-page">An id of this page</a>
      <a href="#nothing">No id of this page</a>
      <a href="/docs/a">Without the base URL</a>
      <img src="/base/img/no.png" srcSet="/base/img/no-2x.png 2x" alt="" />
      <video poster="/base/img/no-poster.png" />
      <Card />
    </main>
  );
}
