import type { UserConfig } from '@docsite/core';
import type { Keys } from '../../keys.js';
import { docusaurusVersion, isBefore } from '../../load/docusaurus-version.js';

type MarkdownConfig = NonNullable<UserConfig['markdown']>;

type CodeComments = NonNullable<MarkdownConfig['codeComments']>;

/** The comments in code that give lines classes; docsite has its own for highlighted lines. */
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

/**
 * Where comments that highlight lines are read: before Docusaurus 3.8 not in code without a language, unless a default
 * language is configured.
 */
export function highlightCommentsOf(themeConfig: Keys, siteDir: string): Pick<MarkdownConfig, 'highlightComments'> {
  const hasDefault = themeConfig.within('prism').has('defaultLanguage');
  return isBefore(docusaurusVersion(siteDir), 3, 8) && !hasDefault ? { highlightComments: 'alone' } : {};
}

/** The language of code that names none, if the configuration sets it. */
export function defaultLanguageOf(themeConfig: Keys): Pick<MarkdownConfig, 'languageAliases'> {
  const language = themeConfig.within('prism').text('defaultLanguage');
  return language === undefined ? {} : { languageAliases: { '': language } };
}
