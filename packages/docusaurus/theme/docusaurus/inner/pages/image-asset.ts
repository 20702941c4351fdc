type FrontMatter = Readonly<Record<string, unknown>>;

/** The image among the files of a document: one that front matter names beside the document, and none else. */
export function imageAsset({ image }: FrontMatter, address: string | undefined): { readonly image?: string } {
  if (address === undefined || !String(image).startsWith('./')) return {};
  return { image: address.replace(/^https?:\/\/[^/]+/, '') };
}
