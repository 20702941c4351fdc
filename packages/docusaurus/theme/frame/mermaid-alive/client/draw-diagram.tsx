import '@theme/content/shared';
import type { DiagramProps } from '@docsite/renderer/template';
import { drawPlace } from '@docusaurus/inner/code/draw-place';
import type { DrawPlace } from '@docusaurus/inner/code/live-places';
import { Diagram } from '@theme-original/content/diagram';

/** Has React draw a diagram in place of the HTML from the server. Returns a function that unmounts it. */
export const draw: DrawPlace = (place, surroundings) => {
  const diagram = JSON.parse(place.dataset.mermaid as string) as DiagramProps;
  return drawPlace(place, surroundings, <Diagram {...diagram} />);
};
