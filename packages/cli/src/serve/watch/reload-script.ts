/**
 * Reloads a page when there is a newer build than its own, even if that finished while the page was not listening.
 * Hidden pages do not listen, as a browser allows few connections to a server.
 */
export const reloadScript = `{
  const address = new URL(document.currentScript.src);
  let events;
  const listen = () => {
    events?.close();
    if (document.visibilityState !== 'visible') return;
    events = new EventSource(new URL('events', address));
    events.addEventListener('message', ({ data }) => {
      if (data !== address.searchParams.get('build')) location.reload();
    });
  };
  document.addEventListener('visibilitychange', listen);
  listen();
}
`;

/** Adds the script, which lies in `folder`, to a page. From its address it knows the build that the page comes from. */
export function addReloadScript(html: string, folder: string, build: string): string {
  const tag = `<script src="${folder}reload.js?build=${build}" defer></script>`;
  const end = html.lastIndexOf('</body>');
  return end === -1 ? html + tag : html.slice(0, end) + tag + html.slice(end);
}
