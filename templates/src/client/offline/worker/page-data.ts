/** Packs of page data: the path of the first page's data in each, and the address of the pack; sorted by that path. */
export type PackList = readonly (readonly [first: string, address: string])[];

type Pack = Readonly<Record<string, unknown>>;

/** Gives the JSON of the page data at a path such as `assets/pages/docs.json`; nothing where the copy has no such page. */
export type PageDataReader = (path: string) => Promise<string | undefined>;

/** Reads page data out of packs. The pack read last is kept: the next page is often its neighbour. */
export function createPageData(packs: PackList, fetchPack: (address: string) => Promise<Response | undefined>): PageDataReader {
  let last: { readonly address: string; readonly pack: Promise<Pack> } | undefined;
  return async (path) => {
    const address = packs.findLast(([first]) => first <= path)?.[1];
    if (address === undefined) return undefined;
    if (last?.address !== address) last = { address, pack: fetchPack(address).then(unpack) };
    const pack = await last.pack;
    return Object.hasOwn(pack, path) ? JSON.stringify(pack[path]) : undefined;
  };
}

async function unpack(response: Response | undefined): Promise<Pack> {
  if (response?.body == null) return {};
  return (await new Response(response.body.pipeThrough(new DecompressionStream('deflate'))).json()) as Pack;
}
