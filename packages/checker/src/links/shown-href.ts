/** A run of what is encoded of characters beyond ASCII. */
const encoded = /(?:%[89a-f][\da-f])+/gi;
/** What shows as it is; spaces, controls and what changes the direction of text do not. */
const visible = /^[\p{L}\p{M}\p{N}\p{P}\p{S}]+$/u;

/**
 * An href, or a text with one, as authors write it: characters beyond ASCII, which parsing links has encoded, as they
 * are.
 */
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
