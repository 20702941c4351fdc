/** What templates and pages may import: the published name of the renderer's template API. */
export * from '@docsite/renderer/template';
