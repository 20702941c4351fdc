import type { PageData } from '@docsite/renderer/template';

type LoadTemplate = (page: PageData) => Promise<void>;

/** Loads the component that an option names for the documents of an instance, in addition to another template. */
export function withDocComponent(loadInner: LoadTemplate, load: (instance: string) => Promise<void>): LoadTemplate {
  return async (page) => {
    await Promise.all([loadInner(page), ...(page.kind === 'doc' ? [load(page.docs.instance)] : [])]);
  };
}
