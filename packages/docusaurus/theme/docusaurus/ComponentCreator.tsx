import NotFound from '@theme/NotFound';

/**
 * What Docusaurus draws at an address: docsite's pages know no others, so that it is the page for addresses without
 * one, `*`, or nothing. There is nothing to load before.
 */
export default function ComponentCreator(path: string) {
  return Object.assign(path === '*' ? () => <NotFound /> : () => null, { preload: async () => {} });
}
