/** Whether a path, relative to the site folder, leads to an installed package, or to the folder of all of them. */
export function isInstalled(path: string): boolean {
  return path.split('/').includes('node_modules');
}
