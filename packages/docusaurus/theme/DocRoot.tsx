import {
  type DocRootProps,
  DocsSidebarProvider,
  useDocRootMetadata,
  usePluginVersion,
} from '@docusaurus/plugin-content-docs/client';
import DocRootLayout from '@theme/DocRoot/Layout';
import DocRootLayoutMain from '@theme/DocRoot/Layout/Main';
import DocSidebar from '@theme/DocSidebar';

/** A page of docs: of the site, whose sidebar belongs to the frame, or of a plugin, which has its own sidebar. */
export default function DocRoot(props: DocRootProps) {
  const { docElement, sidebarName, sidebarItems } = useDocRootMetadata(props);
  if (usePluginVersion() === undefined) return <DocRootLayout>{docElement}</DocRootLayout>;
  return (
    <DocsSidebarProvider name={sidebarName} items={sidebarItems}>
      <div className="doc-root">
        {sidebarItems && <DocSidebar sidebar={sidebarItems} />}
        <DocRootLayoutMain hiddenSidebarContainer={false}>{docElement}</DocRootLayoutMain>
      </div>
    </DocsSidebarProvider>
  );
}
