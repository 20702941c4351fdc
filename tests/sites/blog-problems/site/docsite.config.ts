export default { title: 'Handbook', blog: { routeBasePath: '/' } };
