import '@theme/content/shared';
import {
  PageContext,
  type PageData,
  type Router,
  RouterContext,
  SiteContext,
  type SiteData,
} from '@docsite/renderer/template';
import { Playground } from '@theme/editor/playground';
import { createRoot } from 'react-dom/client';

/** What components in edited code may access. */
export interface EditorSurroundings {
  readonly site: SiteData;
  readonly page: PageData;
  readonly router: Router;
}

/** An editor in place of code. */
export interface OpenEditor {
  /** Shows the code again. */
  readonly close: () => void;
}

/**
 * Replaces code by an editor, in a separate React root. If the security policy forbids evaluation, this throws and the
 * code stays.
 */
export function openEditor(place: HTMLElement, { site, page, router }: EditorSurroundings): OpenEditor {
  new Function('');
  const code = place.querySelector<HTMLElement>(':scope > *') as HTMLElement;
  const box = document.createElement('div');
  box.dataset.liveEditor = '';
  place.append(box);
  code.hidden = true;
  const root = createRoot(box);
  const { liveCode, name = '' } = place.dataset;
  const draw = () =>
    root.render(
      <RouterContext value={router}>
        <SiteContext value={site}>
          <PageContext value={page}>
            <Playground
              code={code.querySelector('pre')?.textContent?.replace(/\n$/, '') ?? ''}
              noInline={liveCode === 'noInline'}
              name={name}
            />
          </PageContext>
        </SiteContext>
      </RouterContext>,
    );
  draw();
  // an edit of the document, which `serve --watch` puts into open pages
  const edits = new MutationObserver(draw);
  edits.observe(code, { subtree: true, childList: true, characterData: true });
  return {
    close: () => {
      edits.disconnect();
      // a root cannot be unmounted while another one renders
      setTimeout(() => root.unmount());
      box.remove();
      code.hidden = false;
    },
  };
}
