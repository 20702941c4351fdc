import type { HeadSink, PageData, SiteData } from '@docsite/renderer/template';
import type { LoadedPage } from '../../browser/page-loader.js';

/** What the code for going to another page exports. */
export type PageTurn = typeof import('./page-turn.js');

let start: LoadedPage | undefined;
let loading: Promise<PageTurn> | undefined;

/** Records the page whose head the document was loaded with. */
export function beginHead(page: LoadedPage): void {
  start = page;
}

/** Loads the code for going to another page, again after a failure. */
export function loadTurn(): Promise<PageTurn> {
  loading ??= import('./page-turn.js').then((turn) => {
    if (start !== undefined) turn.adoptHead(start);
    return turn;
  });
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** Updates the head to what it would contain if the page had been loaded as a document; the title at once. */
export function updateHead(page: PageData, site: SiteData): void {
  document.title = page.head.title;
  loadTurn().then((turn) => turn.updateHead(page, site), ignore);
}

/** Receives what components add to the head, and loads the code for it on first use. */
export function laterSink(choose: (turn: PageTurn) => HeadSink): HeadSink {
  let sink: HeadSink | undefined;
  return {
    show: (contents) => {
      let isOver = false;
      let end: (() => void) | undefined;
      loadTurn().then((turn) => {
        sink ??= choose(turn);
        if (!isOver) end = sink.show?.(contents);
      }, ignore);
      return () => {
        isOver = true;
        end?.();
      };
    },
  };
}

/** If nothing can be loaded, the head stays as it is. */
function ignore(): void {}
