export { type DocusaurusOptions, readDocusaurus } from './read-docusaurus.js';
