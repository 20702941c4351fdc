export default {
  title: 'Site',
  tagLine: 'x',
  navbar: {
    itmes: [],
  },
  docs: { routeBasepath: '/' },
  plugins: [],
};
