/** Packs of page data, each with the path of its first page's data and the address of the pack, sorted by that path. */
export type PackList = readonly (readonly [first: string, address: string])[];

type Pack = Readonly<Record<string, unknown>>;

/**
 * Returns the JSON of the page data at a path such as `assets/pages/docs.json`; `undefined` if the copy has no such
 * page.
 */
export type PageDataReader = (path: string) => Promise<string | undefined>;

/** Reads page data from packs. Keeps the last pack in memory, because the next page is often a neighbour. */
export function createPageData(
  packs: PackList,
  fetchPack: (address: string) => Promise<Response | undefined>,
): PageDataReader {
  let last: { readonly address: string; readonly pack: Promise<Pack> } | undefined;
  return async (path) => {
    const address = packs.findLast(([first]) => first <= path)?.[1];
    if (address === undefined) return undefined;
    if (last?.address !== address)
      last = { address, pack: fetchPack(address).then((response) => unpack(address, response)) };
    try {
      const pack = await last.pack;
      return Object.hasOwn(pack, path) ? JSON.stringify(pack[path]) : undefined;
    } catch (error) {
      last = undefined;
      throw error;
    }
  };
}

async function unpack(address: string, response: Response | undefined): Promise<Pack> {
  if (response?.body == null) throw new Error(`${address} is gone from the copy`);
  return (await new Response(response.body.pipeThrough(new DecompressionStream('deflate'))).json()) as Pack;
}
