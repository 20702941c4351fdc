import type { HeadSink, PageData, SiteData } from '@docsite/renderer/template';
import type { LoadedPage } from '../../browser/page-loader.js';

/** The code that changes the head of the document. Readers who stay on the loaded page do not need it. */
type DocumentHead = typeof import('./document-head.js');

let start: LoadedPage | undefined;
let loading: Promise<DocumentHead> | undefined;
let loaded: DocumentHead | undefined;

/** Records the page whose head the document was loaded with. */
export function beginHead(page: LoadedPage): void {
  start = page;
}

/** Loads the code that changes the head, again after a failure. */
export function loadHead(): Promise<DocumentHead> {
  loading ??= import('./document-head.js').then((head) => {
    if (start !== undefined) head.adoptHead(start);
    loaded = head;
    return head;
  });
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/**
 * Updates the head to what it would contain if the page had been loaded as a document: at once, except for parts for
 * search engines, which may have to be loaded before.
 */
export function updateHead(page: PageData, site: SiteData): void {
  if (loaded !== undefined) loaded.updateHead(page, site);
  else {
    document.title = page.head.title;
    loadHead().then((head) => head.updateHead(page, site), ignore);
  }
}

/** Whether the head of a page has more than every page has: styles, and elements with an effect for readers. */
export function hasOwnHead(page: PageData): boolean {
  const { tags = [], drawn = [] } = page.head;
  return tags.length + drawn.length > 0 || ('content' in page && page.content.styles !== undefined);
}

/** Receives what components add to the head, and loads the code for it on first use. */
export function laterSink(choose: (head: DocumentHead) => HeadSink): HeadSink {
  let sink: HeadSink | undefined;
  return {
    show: (contents) => {
      let isOver = false;
      let end: (() => void) | undefined;
      loadHead().then((head) => {
        sink ??= choose(head);
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
