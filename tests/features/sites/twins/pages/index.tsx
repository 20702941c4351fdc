export default function Home() {
  return (
    <main>
      <h1>Welcome</h1>
      <p>
        <a href="/base/docs">Docs</a>
      </p>
    </main>
  );
}
