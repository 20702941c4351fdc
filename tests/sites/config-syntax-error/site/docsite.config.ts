export default {
  title: 'Site,
};
