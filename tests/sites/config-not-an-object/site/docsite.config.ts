export default () => ({ title: 'Site' });
