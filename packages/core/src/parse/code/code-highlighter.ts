import { refractor } from 'refractor/core';
import type { PrismSetUp } from '../../config/schema/markdown/markdown.js';
import { highlight } from './highlight.js';
import { grammarName, loadGrammar } from './languages.js';
import type { LineClasses } from './line-classes.js';
import { setUpPrism } from './set-up-prism.js';

/** The settings of a site that change the colours of its code. */
export interface HighlightSettings {
  readonly languageAliases: Readonly<Record<string, string>>;
  readonly prism?: PrismSetUp | undefined;
}

/**
 * Highlights code that components write while a page is rendered. Components cannot wait for grammars, so the first
 * rendering shows which ones are missing, and a second one has them.
 */
export class CodeHighlighter {
  private readonly missing = new Set<string>();

  /** @param requested The grammars that earlier pages of the site have requested, to which this page's are added. */
  constructor(
    private readonly settings: HighlightSettings,
    private readonly requested: Set<string>,
  ) {}

  /**
   * Highlights code as HTML; returns `undefined` for plain text, and if its grammar is not loaded.
   *
   * @param lines The classes of lines; if given, each line becomes an element of its own.
   */
  readonly highlight = (code: string, language: string, lines?: LineClasses): string | undefined => {
    const grammar = grammarName(language, this.settings.languageAliases);
    if (grammar === undefined) return undefined;
    if (!this.requested.has(grammar)) this.missing.add(grammar);
    else if (refractor.registered(grammar))
      return highlight(code, { grammar, lines: lines !== undefined, ...(lines && { classes: lines }) });
    return undefined;
  };

  /**
   * Loads the grammars that were missing. Returns whether there were any, so that the page has to be rendered again.
   * Rejects if the site's function that sets up Prism does.
   */
  async loadMissing(): Promise<boolean> {
    if (this.missing.size === 0) return false;
    await setUpPrism(this.settings.prism);
    for (const name of this.missing) {
      await loadGrammar(name);
      this.requested.add(name);
    }
    this.missing.clear();
    return true;
  }
}
