import type { DiagramsData } from '@docsite/renderer/template';
import { readDiagramColors } from './diagram-colors.js';

/** The part of Mermaid that is used. */
interface Mermaid {
  initialize(config: Readonly<Record<string, unknown>>): void;
  render(id: string, source: string, place: Element): Promise<{ readonly svg: string }>;
  /** The equivalent in version 9. */
  renderAsync?(id: string, source: string, then: undefined, place: Element): Promise<string>;
}

/** Below this share of its own width a drawing becomes unreadable, and scrolls instead. */
const smallestScale = 0.65;

/** Makes a drawing a tab stop exactly if it scrolls. */
const sizes = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    if (target.scrollWidth > target.clientWidth) (target as HTMLElement).tabIndex = 0;
    else target.removeAttribute('tabindex');
  }
});

let drawn = 0;
/** Mermaid is configured for one drawing at a time. */
let last: Promise<void> = Promise.resolve();

/** Draws a diagram in the colours of the page, after those before it. */
export function drawDiagram(figure: HTMLElement): void {
  last = last.then(() => draw(figure)).catch((error: unknown) => reportFailure(figure, error));
}

async function draw(figure: HTMLElement): Promise<void> {
  const theme = document.documentElement.dataset.theme ?? 'light';
  const source = figure.querySelector('pre')?.textContent;
  if (!figure.isConnected || source === undefined || figure.dataset.drawn === theme) return;
  const { default: mermaid } = (await import(figure.dataset.diagram as string)) as { readonly default: Mermaid };
  await document.fonts.ready;
  const stage = openStage(figure);
  try {
    mermaid.initialize(settings(stage, theme, JSON.parse(figure.dataset.drawing ?? '{}')));
    const id = `ds-diagram-${++drawn}`;
    const drawing = await (mermaid.renderAsync?.(id, source, undefined, stage) ?? mermaid.render(id, source, stage));
    show(figure, (drawing as { readonly svg?: string }).svg ?? (drawing as string));
    figure.dataset.drawn = theme;
  } finally {
    stage.remove();
  }
}

/** How a site configures its diagrams: Mermaid themes by colour mode, and options. */
type Drawing = Partial<DiagramsData>;

function settings(stage: HTMLElement, mode: string, drawing: Drawing): Readonly<Record<string, unknown>> {
  const fontFamily = drawing.options?.fontFamily ?? getComputedStyle(stage).fontFamily;
  const darkMode = mode === 'dark';
  const theme = darkMode ? drawing.dark : drawing.light;
  const colors = theme === undefined && { ...readDiagramColors(stage), darkMode };
  return {
    securityLevel: 'strict',
    look: 'classic',
    // ELK would add 470 KB compressed, but a diagram may ask for it
    layout: 'dagre',
    darkMode,
    fontFamily,
    ...drawing.options,
    startOnLoad: false,
    suppressErrorRendering: true,
    theme: theme ?? 'base',
    themeVariables: {
      ...colors,
      fontFamily,
      ...(!theme && { fontSize: '15px' }),
      ...own(drawing.options?.themeVariables),
    },
  };
}

function own(values: unknown): object {
  return typeof values === 'object' && values !== null ? values : {};
}

/** An invisible place to measure texts in, with the fonts and the width of the figure, which takes no room. */
function openStage(figure: HTMLElement): HTMLElement {
  const stage = document.createElement('div');
  stage.className = 'diagram-stage';
  stage.ariaHidden = 'true';
  figure.append(stage);
  return stage;
}

/** Puts the drawing before the source, which is collapsed. */
function show(figure: HTMLElement, svg: string): void {
  const drawing = figure.querySelector('.diagram-drawing') ?? addDrawing(figure);
  drawing.innerHTML = svg;
  const image = drawing.firstElementChild as SVGSVGElement;
  const { width, height } = image.viewBox.baseVal;
  image.style.cssText = `width: ${width}px; min-width: ${Math.round(width * smallestScale)}px; aspect-ratio: ${width} / ${height}`;
  nameDrawing(drawing, image, figure.dataset.name ?? '');
  foldSource(figure);
}

function addDrawing(figure: HTMLElement): Element {
  const drawing = document.createElement('div');
  drawing.className = 'diagram-drawing';
  figure.prepend(drawing);
  sizes.observe(drawing);
  return drawing;
}

/**
 * Labels a drawing: `accTitle` and `accDescr` of the author take precedence. A drawing with links is not a single
 * image.
 */
function nameDrawing(drawing: Element, image: SVGSVGElement, name: string): void {
  const [title, description] = ['title', 'desc'].map((tag) => image.querySelector(`:scope > ${tag}`)?.textContent);
  drawing.role = image.querySelector('a') === null ? 'img' : 'group';
  drawing.ariaLabel = title || name;
  if (description) drawing.setAttribute('aria-description', description);
}

function foldSource(figure: HTMLElement): void {
  const code = figure.querySelector(':scope > .code-frame');
  if (code === null) return;
  const fold = document.createElement('details');
  fold.className = 'diagram-source';
  const summary = document.createElement('summary');
  summary.textContent = figure.dataset.sourceLabel ?? '';
  code.replaceWith(fold);
  fold.append(summary, code);
}

function reportFailure(figure: HTMLElement, error: unknown): void {
  console.warn('docsite: a diagram cannot be drawn:', error);
  // an earlier drawing stays
  if (figure.querySelector('.diagram-drawing, .diagram-message') !== null) return;
  const message = document.createElement('p');
  message.className = 'diagram-message';
  message.textContent = figure.dataset.failedLabel ?? '';
  figure.prepend(message);
}
