/** Everything that templates and pages may import: the published entry of the renderer's template API. */
export * from '@docsite/renderer/template';
