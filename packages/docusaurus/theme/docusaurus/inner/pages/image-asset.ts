type FrontMatter = Readonly<Record<string, unknown>>;

/** The image among the assets of a document: one next to the document that its front matter names. */
export function imageAsset({ image }: FrontMatter, address: string | undefined): { readonly image?: string } {
  if (address === undefined || !String(image).startsWith('./')) return {};
  return { image: address.replace(/^https?:\/\/[^/]+/, '') };
}
