import type { GeneratedFacts } from '@docsite/renderer/template';
import { generatedTemplates } from '@theme/pages/generated-templates';
import type { ComponentType } from 'react';

/**
 * The body of a page that the build generates. It is drawn on the server alone: in the browser it is HTML, as the text
 * of a doc is.
 */
export function GeneratedPage({ page }: { readonly page: GeneratedFacts }) {
  const Template = generatedTemplates[page.kind] as ComponentType<{ readonly page: GeneratedFacts }>;
  return <Template page={page} />;
}
