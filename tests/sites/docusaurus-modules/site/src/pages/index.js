import React from 'react';
import Layout from '@theme/Layout';
import AdmonitionIconTip from '@theme/Admonition/Icon/Tip';
import IconEdit from '@theme/Icon/Edit';
import example from '!!raw-loader!@site/docs/ios.md';

class Index extends React.Component {
  render() {
    const {config: siteConfig} = this.props;
    return (
      <main>
        <h1>{siteConfig.title}</h1>
        <p>{siteConfig.tagline}</p>
        <IconEdit className="pen" />
        <AdmonitionIconTip className="lamp" />
        <pre>{example}</pre>
      </main>
    );
  }
}

export default function Home(props) {
  return (
    <Layout>
      <Index {...props} />
    </Layout>
  );
}
