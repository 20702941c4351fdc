import type { StyleCollector } from '@docsite/renderer/template';

/**
 * Collects the styles that components create while they are rendered. Absent unless a layer of the theme knows a
 * library that does so without rendering `<style>` elements itself.
 */
export const styleCollector: (() => StyleCollector) | undefined = undefined;
