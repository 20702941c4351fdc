/** A file's path for hosts, decoded and in Unicode's composed form, for comparing it with a requested one. */
export function readablePath(path: string): string {
  try {
    return decodeURIComponent(path).normalize();
  } catch {
    return path;
  }
}
