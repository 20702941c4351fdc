export { DocCardList as default } from './content/doc-card-list.js';
