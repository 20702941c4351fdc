export function Sum({ a, b }: { readonly a: number; readonly b: number }) {
  return <strong>{a + b}</strong>;
}
