/**
 * What pages tell crawlers. It is a module of its own, because everything that the index of the template API exports
 * ends up in the file that all pages load.
 */
export { breadcrumbList } from './breadcrumb-list.js';
export { crawlerTag } from './crawler-tags.js';
