import type { RenderedContext } from './react-internals.js';

/** The values of contexts at the current place in a tree. */
export class ContextValues {
  private readonly provided = new Map<RenderedContext, unknown>();
  private readonly unprovided = new Set<RenderedContext>();

  read(context: RenderedContext): unknown {
    if (this.provided.has(context)) return this.provided.get(context);
    this.unprovided.add(context);
    return context._currentValue;
  }

  /** The contexts that were read outside of their providers since this was last asked. */
  takeUnprovided(): RenderedContext[] {
    const taken = [...this.unprovided];
    this.unprovided.clear();
    return taken;
  }

  /** All contexts provided here. */
  all(): [RenderedContext, unknown][] {
    return [...this.provided];
  }

  /** Prints something with another value of a context: the children of the provider. */
  provide(context: RenderedContext, value: unknown, print: () => void): void {
    const isInner = this.provided.has(context);
    const before = this.provided.get(context);
    this.provided.set(context, value);
    print();
    if (isInner) this.provided.set(context, before);
    else this.provided.delete(context);
  }

  /** Discards providers left over after an error. */
  clear(): void {
    this.provided.clear();
  }
}
