import { withDocComponent } from '@docusaurus/inner/routes/load-named';
import { load } from '@generated/components/DocPage';
import { loadTemplate as loadInner } from '@theme-original/browser/load-template';

/** In addition, loads the component that an option names for the documents of an instance. */
export const loadTemplate = withDocComponent(loadInner, load);
