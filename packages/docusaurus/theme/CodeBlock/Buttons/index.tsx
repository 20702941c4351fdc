/** The buttons of a code block. It is empty, because docsite's script adds the buttons. */
export default function CodeBlockButtons(_: { readonly className?: string }) {
  return null;
}
