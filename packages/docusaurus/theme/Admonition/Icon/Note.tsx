export { default } from '../../Icon/Edit.js';
