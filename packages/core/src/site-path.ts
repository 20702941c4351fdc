import { posix } from 'node:path';

/** The path relative to the site folder that `href` names, seen from `file`; `undefined` where it leads outside. */
export function resolveSitePath(file: string, href: string): string | undefined {
  const joined = href.startsWith('@site/')
    ? posix.normalize(href.slice(6))
    : posix.normalize(posix.join(posix.dirname(file), href));
  return joined === '..' || joined.startsWith('../') || posix.isAbsolute(joined) ? undefined : joined;
}

/** `to` as a relative reference from `file`, beginning with `./` or `../`. */
export function relativeReference(file: string, to: string): string {
  const relative = posix.relative(posix.dirname(file), to);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** Whether `path` lies in `folder`, or is it; `.` holds everything. */
export function isInside(path: string, folder: string): boolean {
  return folder === '' || folder === '.' || path === folder || path.startsWith(`${folder}/`);
}
