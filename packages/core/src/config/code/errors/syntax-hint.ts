/** Names that only browsers define. */
const ofBrowsers = /^(?:window|document|navigator|location|(?:local|session)Storage)$/;

/**
 * How to fix code or JSON that cannot be read, if the words of esbuild or Node are enough to tell.
 *
 * @param reason What they say, without their own hints.
 */
export function hintOfSyntax(reason: string): string | undefined {
  if (/Unexpected "\\x(?:ff|fe)"/.test(reason)) return 'it is probably UTF-16: save it as UTF-8';
  if (reason.includes('end of file'))
    return 'something before it is not closed: look for a bracket, a brace or a quotation mark without its counterpart';
  if (/Expected "[\])},]"(?: in JSON)? but found /.test(reason))
    return 'something is missing before it: probably a comma, or a bracket that closes what is open';
  const [, name] = /^([\p{ID_Start}$_][\p{ID_Continue}$]*) is not defined$/u.exec(reason) ?? [];
  if (name !== undefined && ofBrowsers.test(name)) return `it runs in Node, which has no \`${name}\``;
  return name && `declare or import \`${name}\`, or put it in quotation marks if it is text`;
}
