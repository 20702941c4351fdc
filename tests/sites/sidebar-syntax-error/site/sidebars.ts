export default {
  docs: ['index', 'guide',
  more: [],
};
