import { withDocComponent } from '@docusaurus/inner/routes/load-named';
import { load } from '@generated/components/DocsRoot';
import { load as loadOfVersion } from '@generated/components/DocVersionRoot';
import { loadTemplate as loadInner } from '@theme-original/browser/load-template';

/** Loads the components that options name for all documents of an instance and of its versions, too. */
export const loadTemplate = withDocComponent(withDocComponent(loadInner, load), loadOfVersion);
