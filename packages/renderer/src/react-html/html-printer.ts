import { escapeText } from './escape-text.js';
import { createHooks } from './hooks.js';
import { ImagePreloads } from './image-preloads.js';
import { isVoid, openingOf, type Props, printAttributes } from './native-elements.js';
import type { TreeTarget } from './print-tree.js';
import { marks, type PlainElement, type ReactInternals, type RenderedContext } from './react-internals.js';
import { styleText } from './style-element.js';
import { TreePath } from './tree-path.js';
import { Unprintable } from './unprintable.js';

type FunctionComponent = (props: unknown, ref?: unknown) => unknown;

/** A component that is printed without being called. */
export interface DirectComponent {
  readonly component: unknown;
  readonly print: (props: Props, target: TreeTarget) => void;
}

interface ClassInstance {
  props: unknown;
  state: unknown;
  context: unknown;
  updater: unknown;
  render(): unknown;
}

interface ClassComponent {
  new (props: unknown, context: unknown): ClassInstance;
  readonly contextType?: RenderedContext;
  readonly defaultProps?: Props;
  readonly getDerivedStateFromProps?: (props: unknown, state: unknown) => object | null;
}

/**
 * Prints React elements as HTML, with the very bytes of `renderToString`, in a third of its time: it neither streams,
 * nor suspends, nor resumes. What would need more, such as a suspended component or a hoisted element, throws.
 */
export class HtmlPrinter {
  private html = '';
  /** Whether the HTML ends with a text: React separates texts that stand side by side. */
  private endsWithText = false;
  private isStale = false;
  private ids = 0;
  private idPrefix = '';
  private readonly preloads = new ImagePreloads();
  private readonly path = new TreePath();
  private readonly contexts = new Map<RenderedContext, unknown>();
  private readonly hooks: unknown;

  private readonly target: TreeTarget;

  /**
   * @param formatId How React writes an id of `useId`.
   * @param direct A component that need not be called.
   */
  constructor(
    private readonly internals: ReactInternals,
    private readonly formatId: (path: string, prefix: string) => string,
    private readonly direct?: DirectComponent,
  ) {
    this.target = {
      printText: (text) => this.printText(text),
      printNode: (node) => this.printNode(node),
      printEach: (nodes, print) => this.printEach(nodes, print),
      printAround: (tag, props, printContent) => this.printAround(tag, props, printContent),
    };
    this.hooks = createHooks({
      nextId: () => this.nextId(),
      read: (context) => this.read(context),
      noteUpdate: () => {
        this.isStale = true;
      },
    });
  }

  /**
   * The HTML of a node. Throws where React has to render it.
   *
   * @param idPrefix What its ids begin with.
   */
  print(node: unknown, idPrefix = ''): string {
    const before = this.internals.H;
    this.idPrefix = idPrefix;
    this.internals.H = this.hooks;
    try {
      this.printNode(node);
      if (this.isStale) throw new Unprintable();
      return this.preloads.html + this.html;
    } finally {
      this.internals.H = before;
      this.reset();
    }
  }

  /** Forgets the node that was printed, whole or in part. */
  private reset(): void {
    this.html = '';
    this.endsWithText = false;
    this.isStale = false;
    this.preloads.clear();
    this.path.clear();
    this.contexts.clear();
  }

  private printNode(node: unknown): void {
    if (typeof node === 'string') this.printText(node);
    else if (typeof node === 'number' || typeof node === 'bigint') this.printText(String(node));
    else if (Array.isArray(node)) this.printList(node);
    else if (typeof node === 'object' && node !== null) this.printElement(node as PlainElement);
  }

  private printText(text: string): void {
    if (text === '') return;
    if (this.endsWithText) this.html += '<!-- -->';
    this.html += escapeText(text);
    this.endsWithText = true;
  }

  private printList(nodes: readonly unknown[]): void {
    for (let index = 0; index < nodes.length; index++) {
      this.path.enter(nodes.length, index);
      this.printNode(nodes[index]);
      this.path.leave();
    }
  }

  /** A single child is no list. */
  private printEach<T>(nodes: readonly T[], print: (node: T) => void): void {
    if (nodes.length === 1) {
      print(nodes[0] as T);
      return;
    }
    for (let index = 0; index < nodes.length; index++) {
      this.path.enter(nodes.length, index);
      print(nodes[index] as T);
      this.path.leave();
    }
  }

  private printAround(tag: string, props: Props, printContent: () => void): void {
    if (!this.open(tag, props)) return;
    printContent();
    this.close(tag);
  }

  /** Prints a start tag, and says whether content follows it. */
  private open(tag: string, props: Props): boolean {
    this.html += openingOf(tag) + printAttributes(tag, props);
    this.endsWithText = false;
    if (tag === 'img') this.preloads.add(props);
    if (isVoid(tag)) {
      this.html += '/>';
      return false;
    }
    this.html += '>';
    this.preloads.enter(tag);
    return true;
  }

  private close(tag: string): void {
    this.preloads.leave(tag);
    this.html += `</${tag}>`;
    this.endsWithText = false;
  }

  private printElement({ $$typeof, type, props }: PlainElement): void {
    if ($$typeof !== marks.element) throw new Unprintable();
    if (typeof type === 'string') this.printNative(type, props);
    else this.printComponent(type, props);
  }

  private printNative(tag: string, props: PlainElement['props']): void {
    const { children, dangerouslySetInnerHTML: inner } = props;
    if (isVoid(tag) && (isGiven(children) || isGiven(inner))) throw new Unprintable();
    if (!this.open(tag, props)) return;
    if (isGiven(inner)) this.html += innerHtml(tag, inner, children);
    // parsers drop the first newline
    if (tag === 'pre' && typeof children === 'string' && children.startsWith('\n')) this.html += '\n';
    if (tag === 'style') this.html += styleText(props);
    else if (typeof children === 'string') this.html += escapeText(children);
    else this.printNode(children);
    this.close(tag);
  }

  private printComponent(type: unknown, props: PlainElement['props']): void {
    if (type === this.direct?.component) this.direct?.print(props, this.target);
    else if (typeof type === 'function') {
      if (type.prototype?.isReactComponent) this.printClass(type as unknown as ClassComponent, props);
      else this.printFunction(type as FunctionComponent, props);
    } else if (type === marks.fragment || type === marks.strictMode || type === marks.profiler) {
      this.printNode(props.children);
    } else if (typeof type === 'object' && type !== null) {
      this.printSpecial(type as { readonly $$typeof: symbol }, props);
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

  private printClass(type: ClassComponent, given: Props): void {
    if (type.defaultProps !== undefined || 'ref' in given) throw new Unprintable();
    const context = type.contextType === undefined ? {} : this.read(type.contextType);
    const instance = new type(given, context);
    if ('componentWillMount' in instance || 'UNSAFE_componentWillMount' in instance) throw new Unprintable();
    const state = instance.state === undefined ? null : instance.state;
    const derived = type.getDerivedStateFromProps?.(given, state);
    const refuse = (): never => {
      throw new Unprintable();
    };
    instance.updater = {
      isMounted: () => false,
      enqueueSetState: refuse,
      enqueueReplaceState: refuse,
      enqueueForceUpdate: () => {},
    };
    instance.props = given;
    instance.context = context;
    instance.state = derived === null || derived === undefined ? state : { ...(state as object), ...derived };
    this.printNode(instance.render());
  }

  private printSpecial(type: { readonly $$typeof: symbol }, props: PlainElement['props']): void {
    switch (type.$$typeof) {
      case marks.memo:
        this.printComponent((type as unknown as { readonly type: unknown }).type, props);
        return;
      case marks.forwardRef: {
        const { ref = null, ...rest } = props;
        this.printFunction((type as unknown as { readonly render: FunctionComponent }).render, rest, ref);
        return;
      }
      case marks.context:
        this.printProvider(type as unknown as RenderedContext, props);
        return;
      case marks.consumer: {
        const { _context: context } = type as unknown as { readonly _context: RenderedContext };
        this.printNode((props.children as unknown as (value: unknown) => unknown)(this.read(context)));
        return;
      }
      default:
        throw new Unprintable();
    }
  }

  private printProvider(context: RenderedContext, { value, children }: PlainElement['props']): void {
    const isInner = this.contexts.has(context);
    const before = this.contexts.get(context);
    this.contexts.set(context, value);
    this.printNode(children);
    if (isInner) this.contexts.set(context, before);
    else this.contexts.delete(context);
  }

  private read(context: RenderedContext): unknown {
    return this.contexts.has(context) ? this.contexts.get(context) : context._currentValue;
  }

  private nextId(): string {
    const local = this.ids++;
    return this.formatId(`${this.path.id()}${local === 0 ? '' : `H${local.toString(32)}`}`, this.idPrefix);
  }
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function innerHtml(tag: string, inner: unknown, children: unknown): string {
  if (isGiven(children) || typeof inner !== 'object' || inner === null || !('__html' in inner)) throw new Unprintable();
  const { __html: html } = inner;
  if (!isGiven(html)) return '';
  if (typeof html !== 'string') throw new Unprintable();
  return tag === 'pre' && html.startsWith('\n') ? `\n${html}` : html;
}
