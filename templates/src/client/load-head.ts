import type { HeadSink, PageData, SiteData } from '@docsite/renderer/template';
import type { LoadedPage } from '../browser/page-loader.js';

/** What changes the head of the document. Who reads the page that was loaded, and no other, needs none of it. */
type DocumentHead = typeof import('./document-head.js');

let start: LoadedPage | undefined;
let loading: Promise<DocumentHead> | undefined;
let loaded: DocumentHead | undefined;

/** Takes note of the page whose head the document was loaded with. */
export function beginHead(page: LoadedPage): void {
  start = page;
}

/** Loads what changes the head; again after a failure. */
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
 * Updates the document's head to what it would hold had the page been loaded as a document: at once but for what search
 * engines read, which may have to be loaded before.
 */
export function updateHead(page: PageData, site: SiteData): void {
  if (loaded !== undefined) loaded.updateHead(page, site);
  else {
    document.title = page.head.title;
    loadHead().then((head) => head.updateHead(page, site), ignore);
  }
}

/** Whether a page says more of its head than what all pages say: styles, and what readers may see. */
export function hasOwnHead(page: PageData): boolean {
  const { tags = [], drawn = [] } = page.head;
  return tags.length + drawn.length > 0 || ('content' in page && page.content.styles !== undefined);
}

/** Takes what components add to the head, once something is given to it. */
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

/** Where nothing can be loaded, the head stays what it is. */
function ignore(): void {}
