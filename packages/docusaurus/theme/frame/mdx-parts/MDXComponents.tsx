import type { ContentComponents } from '@docsite/renderer/template';
import MDXA from '@theme/MDXComponents/A';
import MDXCode from '@theme/MDXComponents/Code';
import MDXDetails from '@theme/MDXComponents/Details';
import MDXHeading from '@theme/MDXComponents/Heading';
import MDXImg from '@theme/MDXComponents/Img';
import MDXLi from '@theme/MDXComponents/Li';
import MDXUl from '@theme/MDXComponents/Ul';
import { contentComponents } from '@theme-original/content/content-components';
import type { HTMLAttributes } from 'react';

type LevelProps = HTMLAttributes<HTMLHeadingElement>;

/** The components that draw documents, for sites that replace one of them. Code blocks are drawn by `CodeBlock`. */
const MDXComponents: ContentComponents = {
  ...contentComponents,
  a: MDXA,
  code: MDXCode,
  details: MDXDetails,
  Details: MDXDetails,
  img: MDXImg,
  li: MDXLi,
  ul: MDXUl,
  h1: (props: LevelProps) => <MDXHeading as="h1" {...props} />,
  h2: (props: LevelProps) => <MDXHeading as="h2" {...props} />,
  h3: (props: LevelProps) => <MDXHeading as="h3" {...props} />,
  h4: (props: LevelProps) => <MDXHeading as="h4" {...props} />,
  h5: (props: LevelProps) => <MDXHeading as="h5" {...props} />,
  h6: (props: LevelProps) => <MDXHeading as="h6" {...props} />,
};

export default MDXComponents;
