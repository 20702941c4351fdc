const own =
  /^\/assets\/(?:css|documents|files|fonts|images|js|math|mermaid|offline|pages|search|shell|sidebars)(?=\/|$)/i;

/**
 * The folder of the build's own files that a route is in, such as `/assets/js`: scripts, data and copies of files. The
 * page for reading offline, `/assets/shell.html`, counts as one, because hosts serve it at that address. Undefined for
 * all other routes, even in `/assets`.
 */
export function ownFolderOf(route: string): string | undefined {
  return own.exec(route)?.[0];
}
