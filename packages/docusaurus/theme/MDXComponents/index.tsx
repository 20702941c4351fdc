import type { ContentComponents } from '@docsite/renderer/template';
import { contentComponents } from '@theme-original/content/content-components';
import MDXA from './A';

const MDXComponents: ContentComponents = { ...contentComponents, a: MDXA };

export default MDXComponents;
