import type { TextPart } from '@theme/search/search-service';

/** Text of a result, with matches highlighted. */
export function MarkedText({ parts }: { readonly parts: readonly TextPart[] }) {
  return parts.map(({ text, marked }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name but their place
    marked ? <mark key={index}>{text}</mark> : text,
  );
}
