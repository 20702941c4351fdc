import type { ContextValues } from './context-values.js';
import type { Props } from './native-elements.js';
import type { RenderedContext } from './react-internals.js';
import { refuse } from './unprintable.js';

interface ClassInstance {
  props: unknown;
  state: unknown;
  context: unknown;
  updater: unknown;
  render(): unknown;
}

/** A component that is a class. */
export interface ClassComponent {
  new (props: unknown, context: unknown): ClassInstance;
  readonly contextType?: RenderedContext;
  readonly defaultProps?: Props;
  readonly getDerivedStateFromProps?: (props: unknown, state: unknown) => object | null;
}

/** Whether a component is a class: React calls all other functions. */
export function isClass(component: object): component is ClassComponent {
  const { prototype } = component as { readonly prototype?: { readonly isReactComponent?: unknown } };
  return Boolean(prototype?.isReactComponent);
}

/** Renders a class on the server: once, with its initial state. Throws if React has to render it. */
export function renderClass(type: ClassComponent, props: Props, contexts: ContextValues): unknown {
  if (type.defaultProps !== undefined || 'ref' in props) refuse();
  const context = type.contextType === undefined ? {} : contexts.read(type.contextType);
  const instance = new type(props, context);
  if ('componentWillMount' in instance || 'UNSAFE_componentWillMount' in instance) refuse();
  const state = instance.state === undefined ? null : instance.state;
  const derived = type.getDerivedStateFromProps?.(props, state);
  instance.updater = updater;
  instance.props = props;
  instance.context = context;
  instance.state = derived === null || derived === undefined ? state : { ...state, ...derived };
  return instance.render();
}

const updater = {
  isMounted: () => false,
  enqueueSetState: refuse,
  enqueueReplaceState: refuse,
  enqueueForceUpdate: () => {},
};
