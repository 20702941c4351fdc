import type { ContentHooks } from '@docsite/core';
import type { Keys } from '../../keys.js';
import type { Takeover } from '../../takeover.js';
import { ask, functionOf } from './named-function.js';

const options = { link: 'onBrokenMarkdownLinks', image: 'onBrokenMarkdownImages' } as const;

/** The functions that handle broken Markdown links and images. */
export function brokenLinksOf([markdown]: readonly Keys[], takeover: Takeover): Pick<ContentHooks, 'brokenLink'> {
  if (markdown === undefined) return {};
  const functions = { link: functionOf(markdown, options.link), image: functionOf(markdown, options.image) };
  if (functions.link === undefined && functions.image === undefined) return {};
  return {
    brokenLink: ({ kind, href, place }) => {
      const own = functions[kind];
      if (own === undefined) return undefined;
      const { file, ...start } = place;
      // the part of the Markdown node that such functions use: its position
      const node = { type: kind, url: href, children: [], position: { start, end: start } };
      const given = ask(own, takeover, { url: href, sourceFilePath: file, node });
      return { href: typeof given === 'string' ? given : href };
    },
  };
}
