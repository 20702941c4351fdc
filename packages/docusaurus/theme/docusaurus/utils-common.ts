/** The id of the element around the text of a post on its page. */
export const blogPostContainerID = '__blog-post-container';

/** Adds a prefix to a text that does not have it. */
export function addPrefix(text: string, prefix: string): string {
  return text.startsWith(prefix) ? text : prefix + text;
}

/** Removes a prefix. */
export function removePrefix(text: string, prefix: string): string {
  return text.startsWith(prefix) ? text.slice(prefix.length) : text;
}

/** Adds a suffix to a text that does not have it. */
export function addSuffix(text: string, suffix: string): string {
  return text.endsWith(suffix) ? text : text + suffix;
}

/** Removes a suffix. */
export function removeSuffix(text: string, suffix: string): string {
  return text.endsWith(suffix) ? text.slice(0, text.length - suffix.length) : text;
}

/** Adds a slash at the start of a path that has none. */
export const addLeadingSlash = (path: string): string => addPrefix(path, '/');

/** Adds a slash at the end of a path that has none. */
export const addTrailingSlash = (path: string): string => addSuffix(path, '/');

/** Removes a slash at the end of a path. */
export const removeTrailingSlash = (path: string): string => removeSuffix(path, '/');

interface SlashOptions {
  readonly trailingSlash?: boolean | undefined;
  readonly baseUrl: string;
}

/** Adds or removes the slash at the end of an address's path, as configured; the base URL keeps its slash. */
export function applyTrailingSlash(address: string, { trailingSlash, baseUrl }: SlashOptions): string {
  const [path = ''] = address.split(/[#?]/);
  if (address.startsWith('#') || trailingSlash === undefined || path === '/' || path === baseUrl) return address;
  return (trailingSlash ? addTrailingSlash(path) : removeTrailingSlash(path)) + address.slice(path.length);
}

/** An error and its causes, in order. */
export function getErrorCausalChain(error: Error): [Error, ...Error[]] {
  return error.cause instanceof Error ? [error, ...getErrorCausalChain(error.cause)] : [error];
}
