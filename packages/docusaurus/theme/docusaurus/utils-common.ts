/** The id of the element around the text of a post on its page. */
export const blogPostContainerID = '__blog-post-container';

export function addPrefix(text: string, prefix: string): string {
  return text.startsWith(prefix) ? text : prefix + text;
}

export function removePrefix(text: string, prefix: string): string {
  return text.startsWith(prefix) ? text.slice(prefix.length) : text;
}

export function addSuffix(text: string, suffix: string): string {
  return text.endsWith(suffix) ? text : text + suffix;
}

export function removeSuffix(text: string, suffix: string): string {
  return text.endsWith(suffix) ? text.slice(0, text.length - suffix.length) : text;
}

export const addLeadingSlash = (path: string): string => addPrefix(path, '/');

export const addTrailingSlash = (path: string): string => addSuffix(path, '/');

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
