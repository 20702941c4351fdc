import Links from '../parts/links';

export default function Home() {
  return (
    <main>
      <h1>Home</h1>
      {/* docsite-ignore broken-link until 2999-12-31: comes later */}
      <a href="/one">One</a>
      <a
        className="button"
        href="/two" // docsite-ignore broken-link: comes later
      >
        Two
      </a>
      <a href="/three">Three</a>
      <Links />
    </main>
  );
}
