/** Whether two paths are the same, apart from letter case and a slash at the end. */
export function isSamePath(one?: string, other?: string): boolean {
  const plain = (path?: string) => path?.replace(/\/$/, '').toLowerCase();
  return plain(one) === plain(other);
}
