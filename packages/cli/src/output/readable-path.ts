/** A path of a file for hosts, decoded and in Unicode's composed form, to compare with a requested one. */
export function readablePath(path: string): string {
  try {
    return decodeURIComponent(path).normalize();
  } catch {
    return path;
  }
}
