import type { UserConfig } from '@docsite/core';
import type { Keys } from '../keys.js';

type CodeComments = NonNullable<NonNullable<UserConfig['markdown']>['codeComments']>;

/** The comments in code that give lines classes; docsite has one of its own for highlighted lines. */
export function codeCommentsOf(themeConfig: Keys): CodeComments {
  return themeConfig
    .within('prism')
    .each('magicComments')
    .map((comment): CodeComments[number] => {
      const className = comment.text('className') ?? '';
      const line = comment.text('line');
      const block = comment.within('block');
      const [start, end] = [block.text('start'), block.text('end')];
      return {
        className: className === 'theme-code-block-highlighted-line' ? 'highlighted' : className,
        ...(line !== undefined && { line }),
        ...(start !== undefined && end !== undefined && { block: { start, end } }),
      };
    })
    .filter(({ className }) => className !== '');
}
