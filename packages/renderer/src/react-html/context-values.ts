import type { RenderedContext } from './react-internals.js';

/** The values of contexts at one place of a tree. */
export class ContextValues {
  private readonly provided = new Map<RenderedContext, unknown>();

  read(context: RenderedContext): unknown {
    return this.provided.has(context) ? this.provided.get(context) : context._currentValue;
  }

  /** All that is provided here. */
  all(): [RenderedContext, unknown][] {
    return [...this.provided];
  }

  /** Does something with another value of a context, inside of what the provider holds. */
  provide(context: RenderedContext, value: unknown, print: () => void): void {
    const isInner = this.provided.has(context);
    const before = this.provided.get(context);
    this.provided.set(context, value);
    print();
    if (isInner) this.provided.set(context, before);
    else this.provided.delete(context);
  }

  /** Forgets the providers that an error has left. */
  clear(): void {
    this.provided.clear();
  }
}
