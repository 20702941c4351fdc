/** The id of the element around the text of a post on its page. */
export const blogPostContainerID = '__blog-post-container';

/** The text with a beginning that it may have already. */
export function addPrefix(text: string, prefix: string): string {
  return text.startsWith(prefix) ? text : prefix + text;
}

/** The text without a beginning that it may have. */
export function removePrefix(text: string, prefix: string): string {
  return text.startsWith(prefix) ? text.slice(prefix.length) : text;
}

/** The text with an end that it may have already. */
export function addSuffix(text: string, suffix: string): string {
  return text.endsWith(suffix) ? text : text + suffix;
}

/** The text without an end that it may have. */
export function removeSuffix(text: string, suffix: string): string {
  return text.endsWith(suffix) ? text.slice(0, text.length - suffix.length) : text;
}

/** The path with a slash at its beginning. */
export const addLeadingSlash = (path: string): string => addPrefix(path, '/');

/** The path with a slash at its end. */
export const addTrailingSlash = (path: string): string => addSuffix(path, '/');

/** The path without a slash at its end. */
export const removeTrailingSlash = (path: string): string => removeSuffix(path, '/');

interface SlashOptions {
  readonly trailingSlash?: boolean | undefined;
  readonly baseUrl: string;
}

/** Ends the path of an address as the site has it; the base URL keeps its slash. */
export function applyTrailingSlash(address: string, { trailingSlash, baseUrl }: SlashOptions): string {
  const [path = ''] = address.split(/[#?]/);
  if (address.startsWith('#') || trailingSlash === undefined || path === '/' || path === baseUrl) return address;
  return (trailingSlash ? addTrailingSlash(path) : removeTrailingSlash(path)) + address.slice(path.length);
}

/** An error and what has caused it. */
export function getErrorCausalChain(error: Error): [Error, ...Error[]] {
  return error.cause instanceof Error ? [error, ...getErrorCausalChain(error.cause)] : [error];
}
