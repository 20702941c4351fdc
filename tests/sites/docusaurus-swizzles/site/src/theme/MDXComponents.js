import MDXComponents from '@theme-original/MDXComponents';

export default { ...MDXComponents, table: (props) => <div className="own-table"><table {...props} /></div> };
