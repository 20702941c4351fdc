/** The copyright of the site, as HTML. */
export default function FooterCopyright({ copyright }: { readonly copyright: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own configuration
  return <div className="footer-copyright" dangerouslySetInnerHTML={{ __html: copyright }} />;
}
