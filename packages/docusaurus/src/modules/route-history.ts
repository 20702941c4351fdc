import { isAbsolute, join } from 'node:path';
import { capturesIn } from '@docsite/core';
import { textOf } from '../load/files/files-below.js';

/** The code of a site that draws pages. */
export interface PageCode {
  /** The words of its own code, and of the themes of its plugins. */
  readonly words: ReadonlySet<string>;
  /** The code of the modules of its plugins' pages. */
  readonly modules: readonly string[];
}

/** The layer that passes the history to components of routes, if any of them may use it. */
export function routeHistoryLayers({ words, modules }: PageCode, themeDir: string): string[] {
  const isAsked = words.has('history') || modules.some(namesInComponents);
  return isAsked ? [join(themeDir, 'frame/route-history')] : [];
}

/** The layer with which the frame knows the address that a reader has asked for in vain, if components may read it. */
export function missingAddressLayers({ words }: Pick<PageCode, 'words'>, themeDir: string): string[] {
  const isAsked = ['useLocation', 'useHistory', 'useRouteMatch', 'withRouter'].some((name) => words.has(name));
  return isAsked ? [join(themeDir, 'frame/missing-address')] : [];
}

/** Whether components that a module imports by path, such as those in packages of plugins, use the history. */
function namesInComponents(code: string): boolean {
  const paths = capturesIn(code, /^import component\d+ from "([^"]+)";$/gm);
  return paths.some((path) => isAbsolute(path) && /\bhistory\b/.test(textOf(path)));
}
