// the first line
const names = require('./names');

module.exports = { guide: names.all() };
