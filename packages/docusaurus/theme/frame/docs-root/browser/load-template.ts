import { withDocComponent } from '@docusaurus/inner/routes/load-named';
import { load } from '@generated/components/DocsRoot';
import { load as loadOfVersion } from '@generated/components/DocVersionRoot';
import { loadTemplate as loadInner } from '@theme-original/browser/load-template';

/** In addition, loads the components that options name for all documents of an instance, and for those of a version. */
export const loadTemplate = withDocComponent(withDocComponent(loadInner, load), loadOfVersion);
