import { isAbsolute } from 'node:path';
import { capturesIn } from '@docsite/core';
import { textOf } from '../../load/files/file-text.js';

/** The code of a site that draws pages. */
export interface PageCode {
  /** The words of its own code, and of the themes of its plugins. */
  readonly words: ReadonlySet<string>;
  /** The code of the modules of its plugins' pages. */
  readonly modules: readonly string[];
}

/** The layer that passes the history to components of routes, if any of them may use it. */
export function routeHistoryLayers({ words, modules }: PageCode): string[] {
  return words.has('history') || modules.some(drawsWithHistory) ? ['route-history'] : [];
}

/** The layer with which the frame knows the address that a reader has asked for in vain, if components may read it. */
export function missingAddressLayers({ words }: Pick<PageCode, 'words'>): string[] {
  const isAsked = ['useLocation', 'useHistory', 'useRouteMatch', 'withRouter'].some((name) => words.has(name));
  return isAsked ? ['missing-address'] : [];
}

/** Whether components that a module imports by path, such as those in packages of plugins, use the history. */
function drawsWithHistory(code: string): boolean {
  const paths = capturesIn(code, /^import component\d+ from "([^"]+)";$/gm);
  return paths.some((path) => isAbsolute(path) && /\bhistory\b/.test(textOf(path)));
}
