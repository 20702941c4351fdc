import { isClass, renderClass } from './class-component.js';
import { ContextValues } from './context-values.js';
import { escapeText } from './escape-text.js';
import { createHooks } from './hooks.js';
import { hasContent, innerHtml, keepNewline } from './inner-html.js';
import { Markup } from './markup.js';
import { isVoid, type Props } from './native-elements.js';
import type { TreeTarget } from './print-tree.js';
import {
  type FunctionComponent,
  marks,
  type PlainElement,
  type ReactInternals,
  type RenderedContext,
  type SpecialComponent,
} from './react-internals.js';
import { scriptText } from './script-element.js';
import { styleText } from './style-element.js';
import { TreePath } from './tree-path.js';
import { Unprintable } from './unprintable.js';

/** A component that is printed without being called. */
export interface DirectComponent {
  readonly component: unknown;
  readonly print: (props: Props, target: TreeTarget) => void;
}

/**
 * Prints React elements as HTML, byte for byte as `renderToString` does, in a third of the time, because it neither
 * streams, suspends nor resumes. It throws for anything that needs more, such as a suspended component or a hoisted
 * element.
 */
export class HtmlPrinter {
  private readonly markup = new Markup();
  private readonly path = new TreePath();
  private readonly contexts = new ContextValues();
  private readonly hooks: unknown;
  private readonly target: TreeTarget;
  /** Whether a component has set its state, and must be rendered again. */
  private isStale = false;
  /** Whether what cannot be printed is passed over, except for its children. */
  private isVisit = false;
  /** The number of ids that the current component has requested. */
  private ids = 0;
  private idPrefix = '';

  /**
   * @param formatId How React formats an id of `useId`.
   * @param direct A component that does not need to be called.
   */
  constructor(
    private readonly internals: ReactInternals,
    private readonly formatId: (path: string, prefix: string) => string,
    private readonly direct?: DirectComponent,
  ) {
    this.target = {
      printText: (text) => this.markup.addText(text),
      printNode: (node) => this.printNode(node),
      printEach: (nodes, print) => this.printEach(nodes, print),
      printAround: (tag, props, printContent) => this.printAround(tag, props, printContent),
    };
    this.hooks = createHooks({
      nextId: () => this.nextId(),
      read: (context) => this.contexts.read(context),
      noteUpdate: () => {
        this.isStale = true;
      },
    });
  }

  /**
   * The HTML of a node. Throws if React has to render it.
   *
   * @param idPrefix Prefix of its ids.
   */
  print(node: unknown, idPrefix = ''): string {
    this.idPrefix = idPrefix;
    return this.withHooks(() => {
      this.printNode(node);
      if (this.isStale) throw new Unprintable();
      return this.markup.whole;
    });
  }

  /** Calls the components of a node, including those in elements that React has to render. */
  visit(node: unknown): void {
    this.isVisit = true;
    try {
      this.withHooks(() => this.printNode(node));
    } finally {
      this.isVisit = false;
    }
  }

  private withHooks<Printed>(print: () => Printed): Printed {
    const before = this.internals.H;
    this.internals.H = this.hooks;
    try {
      return print();
    } finally {
      this.internals.H = before;
      this.reset();
    }
  }

  /** The values of contexts at the current component. */
  get provided(): readonly (readonly [RenderedContext, unknown])[] {
    return this.contexts.all();
  }

  /** The contexts that nodes have read outside of their providers since this was last asked. */
  takeUnprovided(): readonly RenderedContext[] {
    return this.contexts.takeUnprovided();
  }

  /** Discards the printed node, complete or partial. */
  private reset(): void {
    this.markup.clear();
    this.isStale = false;
    this.path.clear();
    this.contexts.clear();
  }

  private printNode(node: unknown): void {
    if (typeof node === 'string') this.markup.addText(node);
    else if (typeof node === 'number' || typeof node === 'bigint') this.markup.addText(String(node));
    else if (Array.isArray(node)) this.printList(node, this.target.printNode);
    else if (typeof node === 'object' && node !== null) this.printElement(node as PlainElement);
  }

  private printList<T>(nodes: readonly T[], print: (node: T) => void): void {
    for (let index = 0; index < nodes.length; index++) {
      this.path.enter(nodes.length, index);
      print(nodes[index] as T);
      this.path.leave();
    }
  }

  /** Prints children; a single one does not count as a list. */
  private printEach<T>(nodes: readonly T[], print: (node: T) => void): void {
    if (nodes.length === 1) print(nodes[0] as T);
    else this.printList(nodes, print);
  }

  private printAround(tag: string, props: Props, printContent: () => void): void {
    if (!this.markup.open(tag, props)) return;
    printContent();
    this.markup.close(tag);
  }

  private printElement(element: PlainElement): void {
    try {
      this.printWhole(element);
    } catch (error) {
      if (!this.isVisit || !(error instanceof Unprintable)) throw error;
      this.printNode(element.props?.children);
    }
  }

  private printWhole({ $$typeof, type, props }: PlainElement): void {
    if ($$typeof !== marks.element) throw new Unprintable();
    if (typeof type === 'string') this.printNative(type, props);
    else this.printComponent(type, props);
  }

  private printNative(tag: string, props: PlainElement['props']): void {
    const { children } = props;
    if (isVoid(tag) && hasContent(props)) throw new Unprintable();
    if (!this.markup.open(tag, props)) return;
    this.markup.addContent(innerHtml(tag, props));
    if (tag === 'style') this.markup.addContent(styleText(props));
    else if (tag === 'script') this.markup.addContent(scriptText(props));
    else if (typeof children === 'string') this.markup.addContent(keepNewline(tag, children) + escapeText(children));
    else this.printNode(children);
    this.markup.close(tag);
  }

  private printComponent(type: unknown, props: PlainElement['props']): void {
    if (type === this.direct?.component) this.direct?.print(props, this.target);
    else if (typeof type === 'function') {
      if (isClass(type)) this.printNode(renderClass(type, props, this.contexts));
      else this.printFunction(type as FunctionComponent, props);
    } else if (type === marks.fragment || type === marks.strictMode || type === marks.profiler) {
      this.printNode(props.children);
    } else if (typeof type === 'object' && type !== null) {
      this.printSpecial(type as SpecialComponent, props);
    } else throw new Unprintable();
  }

  private printFunction(component: FunctionComponent, props: unknown, ref?: unknown): void {
    this.ids = 0;
    const node = component(props, ref);
    if (this.ids === 0) {
      this.printNode(node);
      return;
    }
    this.path.enter(1, 0);
    this.printNode(node);
    this.path.leave();
  }

  private printSpecial(type: SpecialComponent, props: PlainElement['props']): void {
    switch (type.$$typeof) {
      case marks.memo:
        this.printComponent(type.type, props);
        return;
      case marks.forwardRef: {
        const { ref = null, ...rest } = props;
        this.printFunction(type.render, rest, ref);
        return;
      }
      case marks.context:
        this.contexts.provide(type, props.value, () => this.printNode(props.children));
        return;
      case marks.consumer: {
        const show = props.children as (value: unknown) => unknown;
        this.printNode(show(this.contexts.read(type._context)));
        return;
      }
      default:
        throw new Unprintable();
    }
  }

  private nextId(): string {
    const local = this.ids++;
    return this.formatId(`${this.path.id()}${local === 0 ? '' : `H${local.toString(32)}`}`, this.idPrefix);
  }
}
