export default 'Older';
