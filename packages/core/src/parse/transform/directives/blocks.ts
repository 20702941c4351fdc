import type { ContainerDirective } from 'mdast-util-directive';
import type { ParseContext } from '../../parse-context.js';
import type { ParseState } from '../../parse-state.js';
import { listBlocks } from './list-blocks.js';
import { tabBlocks } from './tab-blocks.js';
import { vitePressBlocks } from './vitepress-blocks.js';

type Settings = Pick<ParseContext, 'admonitions' | 'unknownAdmonitions' | 'vitePressNotations'>;

/** The reader for a block that is not an admonition; undefined for the site's admonitions and for unknown names. */
export function blockReader(
  name: string,
  { admonitions, unknownAdmonitions, vitePressNotations = true }: Settings,
): ((node: ContainerDirective, state: ParseState) => void) | undefined {
  if (admonitions.has(name)) return undefined;
  const ofVitePress = vitePressNotations ? vitePressBlocks.get(name) : undefined;
  return ofVitePress ?? (unknownAdmonitions === 'plain' ? undefined : (listBlocks.get(name) ?? tabBlocks.get(name)));
}
