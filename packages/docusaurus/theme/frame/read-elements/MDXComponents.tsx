import type { ContentComponents } from '@docsite/renderer/template';
import Admonition from '@theme/Admonition';
import MDXCode from '@theme/MDXComponents/Code';
import MDXLi from '@theme/MDXComponents/Li';
import MDXPre from '@theme/MDXComponents/Pre';
import MDXUl from '@theme/MDXComponents/Ul';
import Mermaid from '@theme/Mermaid';
import Original from '@theme-original/MDXComponents';

/**
 * Elements that documents draw without components. They are not enumerable, so that copies of the object do not include
 * them.
 */
const elements = { admonition: Admonition, code: MDXCode, li: MDXLi, mermaid: Mermaid, pre: MDXPre, ul: MDXUl };

/**
 * The components that draw documents, for sites whose code reads the components of elements from this object and draws
 * them itself.
 */
const MDXComponents: ContentComponents = Object.assign(Object.create(elements), Original);

export default MDXComponents;
