/** A run of percent-encoded bytes of non-ASCII characters. */
const encoded = /(?:%[89a-f][\da-f])+/gi;
/**
 * Characters that can be displayed as they are, excluding spaces, control characters and those that change the text
 * direction.
 */
const visible = /^[\p{L}\p{M}\p{N}\p{P}\p{S}]+$/u;

/** Decodes non-ASCII characters in an href, or a text with one, so that it looks as its author wrote it. */
export function shownHref(href: string): string {
  return href.replace(encoded, (run) => {
    try {
      const text = decodeURIComponent(run);
      return visible.test(text) ? text : run;
    } catch {
      return run;
    }
  });
}
