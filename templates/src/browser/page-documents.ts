import type { DocumentsById, PageData, VersionDocuments } from '@docsite/renderer/template';

/** The lists of documents that the file of a page names in place of their contents, by instance and version. */
type ListAddresses = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Completes the data of a page, as fetched, with the documents of the versions that it names. */
export async function withDocuments(
  page: PageData,
  load: (address: string) => Promise<DocumentsById>,
): Promise<PageData> {
  const addresses = page.versionDocuments as ListAddresses | undefined;
  if (addresses === undefined) return page;
  const versionDocuments: VersionDocuments = await mapValues(addresses, (byVersion) => mapValues(byVersion, load));
  return { ...page, versionDocuments };
}

async function mapValues<T, R>(
  record: Readonly<Record<string, T>>,
  map: (value: T) => Promise<R>,
): Promise<Record<string, R>> {
  const mapped = Object.entries(record).map(async ([name, value]) => [name, await map(value)] as const);
  return Object.fromEntries(await Promise.all(mapped));
}
