import NotFound from '@theme/NotFound';

/**
 * The component for a path. A page of docsite knows no other pages, so this is the page for unknown addresses (`*`), or
 * empty. There is nothing to preload.
 */
export default function ComponentCreator(path: string) {
  return Object.assign(path === '*' ? () => <NotFound /> : () => null, { preload: async () => {} });
}
