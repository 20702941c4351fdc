const types = ['Caution', 'Danger', 'Info', 'Note', 'Tip', 'Warning'];

/** The components of Docusaurus's admonition types. */
export const admonitionParts = [
  'Admonition/Layout',
  ...types.flatMap((name) => [`Admonition/Icon/${name}`, `Admonition/Type/${name}`]),
];

/** The components with which `MDXComponents` draws Markdown elements. */
export const elementParts = [
  ...['A', 'Code', 'Details', 'Heading', 'Img', 'Li', 'Ul'].map((name) => `MDXComponents/${name}`),
  'CodeInline',
];

/** The components of the menu on narrow screens. */
export const menuParts = ['Header', 'Layout', 'PrimaryMenu', 'SecondaryMenu'].map(
  (name) => `Navbar/MobileSidebar/${name}`,
);

/** The components of the sidebar next to documents, which differs from the menu on narrow screens. */
export const sidebarParts = ['DocRoot/Layout/Sidebar', 'DocSidebar/Desktop', 'DocSidebar/Desktop/Content'];

/** The parts of the announcement bar. */
export const announcementParts = ['AnnouncementBar/CloseButton', 'AnnouncementBar/Content'];

/** Components that show that a page is a draft or unlisted. */
export const visibilityParts = ['ContentVisibility', 'ContentVisibility/Draft', 'ContentVisibility/Unlisted'];

/** The parts of the header of a post. */
export const postHeaderParts = ['Authors', 'Info', 'Title'].map((name) => `BlogPostItem/Header/${name}`);

/** The buttons of code blocks since Docusaurus 3.8, and before. */
export const codeButtons = [
  'Buttons/Button',
  'Buttons/CopyButton',
  'Buttons/WordWrapButton',
  'CopyButton',
  'WordWrapButton',
];

/** The icons on these buttons. */
export const codeIcons = ['Copy', 'Success', 'WordWrap'].map((name) => `Icon/${name}`);

/** The lines of code blocks. */
export const codeLines = ['CodeBlock/Line', 'CodeBlock/Line/Token'];

/** The parts of code blocks. */
export const codeParts = [
  ...['Buttons', 'Container', 'Content', 'Content/Element', 'Content/String', 'Layout', 'Title', ...codeButtons].map(
    (name) => `CodeBlock/${name}`,
  ),
  ...codeLines,
  ...codeIcons,
];

/** The components of a card. */
export const cardParts = ['Description', 'Heading', 'Heading/Icon', 'Heading/Text', 'Layout'].map(
  (name) => `DocCard/${name}`,
);
