/** What React renders: elements among strings, numbers and empty values. */
type Drawn = unknown;

interface ReactElement {
  readonly $$typeof: symbol;
  readonly type: unknown;
  readonly key: string | null;
  readonly props: { readonly children?: Drawn };
}

type Component = (props: object) => Drawn;

/** A component across all versions of its module: React sees a single type, and so keeps its state. */
interface Family {
  readonly id: number;
  /** Its code; empty if it has no state. */
  readonly source: string;
  readonly type: Component;
  /** Its latest version. */
  own: Component;
}

const families: Family[] = [];
const familyOfVersion = new WeakMap<Component, Family>();
const familyOfType = new WeakMap<object, Family>();
const bodies = new WeakMap<object, Family>();
/** The families of components rendered by the latest body. */
let taken = new Set<Family>();

/**
 * Returns a component that renders the body of a live page, the same one for all versions of the page. The state of a
 * component in it outlives an edit of the page if its own code has not changed.
 *
 * @param region Where the body is rendered.
 */
export function keepState(Content: unknown, region: object): unknown {
  if (!isComponent(Content)) return Content;
  const known = bodies.get(region);
  if (known?.own === Content) return known.type;
  taken = new Set();
  // the content of a document has no state of its own; that of a React page may, and is identified by its code
  const isStateful = /\buse[A-Z]/.test(String(Content));
  if (known === undefined || isStateful || known.source !== '') {
    const body = isStateful ? familyOf(Content) : makeFamily(Content, '');
    bodies.set(region, body);
    return body.type;
  }
  known.own = Content;
  return known.type;
}

function familyOf(component: Component): Family {
  const source = codeOf(component);
  const family =
    familyOfVersion.get(component) ??
    families.find((known) => known.source === source && !taken.has(known)) ??
    makeFamily(component, source);
  family.own = component;
  familyOfVersion.set(component, family);
  taken.add(family);
  return family;
}

/**
 * The code of a component, independent of names given by the bundler, which depend on the frequency of letters in all
 * the code.
 */
function codeOf(component: Component): string {
  const names = new Map<string, string>();
  return String(component).replace(/(?<![\w$.])[A-Za-z_$][\w$]?(?![\w$])/g, (name) => {
    const known = names.get(name) ?? `$${names.size}`;
    names.set(name, known);
    return known;
  });
}

function makeFamily(own: Component, source: string): Family {
  const family: Family = { id: families.length, source, own, type: (props) => replaceTypes(family.own(props)) };
  families.push(family);
  familyOfType.set(family.type, family);
  return family;
}

/** Children of a component stay unchanged, because it may inspect their types. */
function replaceTypes(drawn: Drawn): Drawn {
  if (Array.isArray(drawn)) return replaceInList(drawn);
  if (!isElement(drawn)) return drawn;
  if (isComponent(drawn.type)) return { ...drawn, type: familyOf(drawn.type).type };
  const { children } = drawn.props;
  const isPlain = typeof drawn.type === 'string' || typeof drawn.type === 'symbol';
  if (!isPlain || children === undefined) return drawn;
  return { ...drawn, props: { ...drawn.props, children: replaceTypes(children) } };
}

/** Components are identified by their contents rather than by their index, which an edit above them changes. */
function replaceInList(list: readonly Drawn[]): Drawn[] {
  const counts = new Map<Family, number>();
  return list.map((item) => {
    const next = replaceTypes(item);
    const family = isElement(next) && next.key === null ? familyOfType.get(next.type as object) : undefined;
    if (family === undefined) return next;
    const count = (counts.get(family) ?? 0) + 1;
    counts.set(family, count);
    return { ...(next as ReactElement), key: `docsite-${family.id}-${count}` };
  });
}

function isElement(value: unknown): value is ReactElement {
  return typeof value === 'object' && value !== null && '$$typeof' in value && 'props' in value;
}

/** Classes do not count, and lose their state. */
function isComponent(type: unknown): type is Component {
  if (typeof type !== 'function') return false;
  const { prototype } = type as { readonly prototype?: { readonly isReactComponent?: object } };
  return prototype?.isReactComponent === undefined;
}
