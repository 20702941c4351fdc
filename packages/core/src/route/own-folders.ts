const own = /^\/assets\/(?:css|documents|files|fonts|images|js|math|mermaid|offline|pages|search|sidebars)(?=\/|$)/i;

/**
 * The folder of the build's own files that a route is in, such as `/assets/js`: scripts, data and copies of files.
 * Undefined for all other routes, even in `/assets`.
 */
export function ownFolderOf(route: string): string | undefined {
  return own.exec(route)?.[0];
}
