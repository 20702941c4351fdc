/**
 * A thread that lets Mermaid parse diagrams, and then ends. Mermaid is made for browsers: its parsers clean labels with
 * DOMPurify, which looks for a window, and passes texts through if the window cannot create documents. This thread
 * simulates such a window, so that other threads have none. Versions before 11 create an element when loaded. Sequence
 * diagrams check whether the first word of a `box` is a colour, which does not affect their syntax.
 */
import { parentPort, workerData } from 'node:worker_threads';
import type { CheckedDiagram, DiagramTask } from './check-sources.js';
import { describeError, type MermaidError } from './diagram-problem.js';

interface Mermaid {
  /** The parsed diagram; before version 11, only `true`. */
  parse(source: string): Promise<{ readonly diagramType: string } | true>;
  readonly mermaidAPI: { getDiagramFromText?(source: string): Promise<{ readonly type: string }> };
  /** The same in version 9, whose `parse` is synchronous. */
  readonly parseAsync?: (source: string) => Promise<true>;
}

const document = { nodeType: 9, createElement: () => ({}), implementation: {} };
const CSS = { supports: () => true };
Object.assign(globalThis, { document, window: { document, CSS, Element: class {}, addEventListener: () => {} } });

defineBySetting();

const { url, sources } = workerData as DiagramTask;
const { default: mermaid } = (await import(url)) as { readonly default: Mermaid };
const checked: CheckedDiagram[] = [];
for (const source of sources) checked.push(await check(source));
parentPort?.postMessage(checked);

async function check(source: string): Promise<CheckedDiagram> {
  try {
    const parsed = await (mermaid.parseAsync?.(source) ?? mermaid.parse(source));
    if (parsed !== true) return { type: parsed.diagramType };
    // version 9 does not report types, so browsers get all files
    return { type: (await mermaid.mermaidAPI.getDiagramFromText?.(source))?.type ?? 'unknown' };
  } catch (error) {
    return { problem: describeError(error as MermaidError, source) };
  }
}

/**
 * Makes `Object.defineProperty` assign where that is equivalent: Mermaid 12 copies its entire configuration for each
 * node of a diagram, key by key, and spends half of its time on defining properties.
 */
function defineBySetting(): void {
  const { defineProperty } = Object;
  Object.defineProperty = <T>(target: T, key: PropertyKey, property: PropertyDescriptor & ThisType<unknown>): T => {
    const { writable, enumerable, configurable, value } = property;
    const isPlain = writable === true && enumerable === true && configurable === true;
    // an inherited property may have a setter
    if (!isPlain || key in (target as object)) return defineProperty(target, key, property);
    (target as Record<PropertyKey, unknown>)[key] = value;
    return target;
  };
}
