/** A run of percent-encoded bytes of non-ASCII characters. */
const encoded = /(?:%[89a-f][\da-f])+/gi;
/**
 * Characters that can be displayed as they are, excluding spaces, control characters and those that change the text
 * direction.
 */
const visible = /^[\p{L}\p{M}\p{N}\p{P}\p{S}]+$/u;

/** Decodes non-ASCII characters in an href, or a text with one, so that it looks as its author wrote it. */
export function shownHref(href: string): string {
  return decodeRuns(href, (text) => visible.test(text));
}

/** Decodes all non-ASCII characters in an href, including those that cannot be displayed. */
export function decodedHref(href: string): string {
  return decodeRuns(href, () => true);
}

function decodeRuns(href: string, isShown: (text: string) => boolean): string {
  return href.replace(encoded, (run) => {
    try {
      const text = decodeURIComponent(run);
      return isShown(text) ? text : run;
    } catch {
      return run;
    }
  });
}
