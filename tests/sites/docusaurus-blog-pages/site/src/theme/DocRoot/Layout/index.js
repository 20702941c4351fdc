import Layout from '@theme-original/DocRoot/Layout';

export default function LayoutWrapper(props) {
  return (
    <div className="own-root">
      <Layout {...props} />
    </div>
  );
}
