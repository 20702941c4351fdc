export { type DocusaurusOptions, readDocusaurus } from './read-docusaurus.js';
export { labelsOf, type Messages } from './words/theme-words.js';
