/** What pages and components may import beside modules. An imported file is its address on the site. */

declare module '*.css' {}
declare module '*.scss' {}
declare module '*.sass' {}
declare module '*.less' {}
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.module.scss' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.module.sass' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.module.less' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.png' {
  const url: string;
  export default url;
}
declare module '*.jpg' {
  const url: string;
  export default url;
}
declare module '*.jpeg' {
  const url: string;
  export default url;
}
declare module '*.gif' {
  const url: string;
  export default url;
}
declare module '*.svg' {
  const url: string;
  export default url;
}
declare module '*.webp' {
  const url: string;
  export default url;
}
declare module '*.avif' {
  const url: string;
  export default url;
}
declare module '*.ico' {
  const url: string;
  export default url;
}
declare module '*.mp4' {
  const url: string;
  export default url;
}
declare module '*.webm' {
  const url: string;
  export default url;
}
declare module '*.pdf' {
  const url: string;
  export default url;
}
declare module '*.mp3' {
  const url: string;
  export default url;
}
declare module '*.ogg' {
  const url: string;
  export default url;
}
declare module '*.wav' {
  const url: string;
  export default url;
}
declare module '*.woff' {
  const url: string;
  export default url;
}
declare module '*.woff2' {
  const url: string;
  export default url;
}
declare module '*.ttf' {
  const url: string;
  export default url;
}
declare module '*.otf' {
  const url: string;
  export default url;
}
declare module '*.csv' {
  const url: string;
  export default url;
}
declare module '*.zip' {
  const url: string;
  export default url;
}

/** A document: a component that draws its text. */
declare module '*.md' {
  import type { ComponentType } from 'react';

  const Content: ComponentType<Record<string, unknown>>;
  export default Content;
  // biome-ignore lint/suspicious/noExplicitAny: what it holds is up to the document
  export const frontMatter: Readonly<Record<string, any>>;
  /** The headings of its table of contents. */
  export const toc: readonly { readonly value: string; readonly id: string; readonly level: number }[];
}
declare module '*.mdx' {
  import type { ComponentType } from 'react';

  const Content: ComponentType<Record<string, unknown>>;
  export default Content;
  // biome-ignore lint/suspicious/noExplicitAny: what it holds is up to the document
  export const frontMatter: Readonly<Record<string, any>>;
  /** The headings of its table of contents. */
  export const toc: readonly { readonly value: string; readonly id: string; readonly level: number }[];
}

/** The text of a file. */
declare module '*?raw' {
  const text: string;
  export default text;
}

/** Data. */
declare module '*.yml' {
  // biome-ignore lint/suspicious/noExplicitAny: what it holds is up to the file
  const data: any;
  export default data;
}
declare module '*.yaml' {
  // biome-ignore lint/suspicious/noExplicitAny: what it holds is up to the file
  const data: any;
  export default data;
}
