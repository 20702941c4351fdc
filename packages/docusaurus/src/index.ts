export { type DocusaurusOptions, readDocusaurus } from './read-docusaurus.js';
export { codeMessages } from './words/code-messages.js';
export { labelsOf, type Messages } from './words/theme-words.js';
