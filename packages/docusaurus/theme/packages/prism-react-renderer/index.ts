import { Highlight, Prism, themes } from '#prism-react-renderer';

export * from '#prism-react-renderer';

/** What components of Docusaurus 2 import: the first version of the package exports it by these names. */
export default Highlight;
export const defaultProps = { Prism, theme: themes.duotoneDark };
