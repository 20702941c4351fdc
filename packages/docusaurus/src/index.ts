export type { EarlierReading, GivenFiles } from './complete/site-to-complete.js';
export { applyDocusaurusPreset } from './docusaurus-preset.js';
export type { PrintedConfig } from './native/print-native.js';
export { type DocusaurusOptions, readDocusaurus } from './read-docusaurus.js';
export { codeMessages } from './translations/code-messages.js';
export { labelsOf } from './translations/theme-labels.js';
export { writeNative } from './write-native.js';
