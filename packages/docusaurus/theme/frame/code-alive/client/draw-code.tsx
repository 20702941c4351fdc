import '@theme/content/shared';
import type { CodeBlockProps } from '@docsite/renderer/template';
import { drawPlace } from '@docusaurus/inner/code/draw-place';
import type { DrawPlace } from '@docusaurus/inner/code/live-places';
import { CodeBlock } from '@theme-original/content/code-block';

/** Has React draw a code block in place of the HTML from the server. Returns a function that unmounts it. */
export const drawCode: DrawPlace = (place, surroundings) => {
  const code = JSON.parse(place.dataset.code as string) as CodeBlockProps;
  return drawPlace(place, surroundings, <CodeBlock {...code} />);
};
