const broken = () => () => {
  throw new Error('the plugin has a fault');
};

export default { title: 'Site', docs: { routeBasePath: '/' }, markdown: { remarkPlugins: [broken] } };
