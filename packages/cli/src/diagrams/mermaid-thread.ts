/**
 * A thread that has Mermaid parse diagrams, and then ends. Mermaid is made for browsers: its parsers clean labels with
 * DOMPurify, which looks for a window, and passes texts through where that has no documents to make. This thread
 * pretends to have such a window, so that the others have none. Versions before 11 make an element when they are
 * loaded. Sequence diagrams ask whether the first word of a `box` is a colour, which changes nothing of their syntax.
 */
import { parentPort, workerData } from 'node:worker_threads';
import type { CheckedDiagram, DiagramTask } from './check-sources.js';
import { describeError, type MermaidError } from './diagram-problem.js';

interface Mermaid {
  /** What was parsed; only that it was, before version 11. */
  parse(source: string): Promise<{ readonly diagramType: string } | true>;
  readonly mermaidAPI: { getDiagramFromText?(source: string): Promise<{ readonly type: string }> };
  /** The same in version 9, whose `parse` gives no promise. */
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
    // of version 9, which does not tell types, browsers are given all files
    return { type: (await mermaid.mermaidAPI.getDiagramFromText?.(source))?.type ?? 'unknown' };
  } catch (error) {
    return { problem: describeError(error as MermaidError, source) };
  }
}

/**
 * Has `Object.defineProperty` set what setting gives the same: Mermaid 12 copies all of its configuration for each node
 * of a diagram, key by key, and spends half of its time on defining properties.
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
