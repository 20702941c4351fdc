/** The buttons of a block of code: docsite's script adds its own. */
export default function CodeBlockButtons(_: { readonly className?: string }) {
  return null;
}
