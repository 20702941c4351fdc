/** A theme of `prism-react-renderer`. */
export interface PrismTheme {
  readonly plain: Readonly<Record<string, unknown>>;
  readonly styles: readonly {
    readonly types: readonly string[];
    readonly style: Readonly<Record<string, unknown>>;
    readonly languages?: readonly string[];
  }[];
}

/** Docusaurus's default code colours: `palenight` of `prism-react-renderer`. */
export const palenight: PrismTheme = {
  plain: { color: '#bfc7d5', backgroundColor: '#292d3e' },
  styles: [
    { types: ['comment'], style: { color: 'rgb(105, 112, 152)', fontStyle: 'italic' } },
    { types: ['string', 'inserted'], style: { color: 'rgb(195, 232, 141)' } },
    { types: ['number'], style: { color: 'rgb(247, 140, 108)' } },
    { types: ['builtin', 'char', 'constant', 'function'], style: { color: 'rgb(130, 170, 255)' } },
    { types: ['punctuation', 'selector'], style: { color: 'rgb(199, 146, 234)' } },
    { types: ['variable'], style: { color: 'rgb(191, 199, 213)' } },
    { types: ['class-name', 'attr-name'], style: { color: 'rgb(255, 203, 107)' } },
    { types: ['tag', 'deleted'], style: { color: 'rgb(255, 85, 114)' } },
    { types: ['operator'], style: { color: 'rgb(137, 221, 255)' } },
    { types: ['boolean'], style: { color: 'rgb(255, 88, 116)' } },
    { types: ['keyword'], style: { fontStyle: 'italic' } },
    { types: ['doctype'], style: { color: 'rgb(199, 146, 234)', fontStyle: 'italic' } },
    { types: ['namespace'], style: { color: 'rgb(178, 204, 214)' } },
    { types: ['url'], style: { color: 'rgb(221, 221, 221)' } },
  ],
};
