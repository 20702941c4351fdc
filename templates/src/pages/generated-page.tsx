import type { GeneratedFacts } from '@docsite/renderer/template';
import { generatedTemplates } from '@theme/pages/generated-templates';
import type { ComponentType } from 'react';

/**
 * The body of a generated page. It is rendered only on the server: in the browser it is HTML, like the text of a
 * document.
 */
export function GeneratedPage({ page }: { readonly page: GeneratedFacts }) {
  const Template = generatedTemplates[page.kind] as ComponentType<{ readonly page: GeneratedFacts }>;
  return <Template page={page} />;
}
