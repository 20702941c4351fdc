import type { ContentComponents } from '@docsite/renderer/template';
import { Admonition } from '@theme/content/admonition';
import { AdmonitionTitle } from '@theme/content/admonition-title';
import { CodeBlock } from '@theme/content/code-block';
import { Details } from '@theme/content/details';
import { Diagram } from '@theme/content/diagram';
import { DocCardList } from '@theme/content/doc-card-list';
import { Head } from '@theme/content/head';
import { Heading, type HeadingProps } from '@theme/content/heading';
import { MarkdownCheckbox } from '@theme/content/markdown-checkbox';
import { MarkdownImage } from '@theme/content/markdown-image';
import { MarkdownLink } from '@theme/content/markdown-link';
import { MarkdownTable } from '@theme/content/markdown-table';
import { TabItem } from '@theme/content/tab-item';
import { Tabs } from '@theme/content/tabs';

type LevelProps = Omit<HeadingProps, 'as'>;

/** Components that render Markdown elements, and those that authors can use in JSX without an import. */
export const contentComponents: ContentComponents = {
  a: MarkdownLink,
  img: MarkdownImage,
  input: MarkdownCheckbox,
  table: MarkdownTable,
  h1: (props: LevelProps) => <Heading as="h1" {...props} />,
  h2: (props: LevelProps) => <Heading as="h2" {...props} />,
  h3: (props: LevelProps) => <Heading as="h3" {...props} />,
  h4: (props: LevelProps) => <Heading as="h4" {...props} />,
  h5: (props: LevelProps) => <Heading as="h5" {...props} />,
  h6: (props: LevelProps) => <Heading as="h6" {...props} />,
  Admonition,
  AdmonitionTitle,
  CodeBlock,
  Diagram,
  DocCardList,
  Tabs,
  TabItem,
  Details,
  Head,
  details: Details,
};
