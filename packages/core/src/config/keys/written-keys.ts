import type { ArrayExpression, Expression, ObjectExpression } from 'acorn';
import { propertyName } from '../../syntax/names.js';

/** A key, and the offset in the code where it begins. */
export interface WrittenKey {
  readonly path: readonly PropertyKey[];
  readonly offset: number;
}

/** Constants of a module, by name. */
export type Constants = ReadonlyMap<string, Expression>;

/** Lists the keys in an expression, directly or in constants that it refers to. */
export function listWrittenKeys(expression: Expression, constants: Constants): WrittenKey[] {
  return listKeys(expression, { path: [], constants });
}

interface Spot {
  readonly path: readonly PropertyKey[];
  /** The constants that have not yet been entered on the current path. */
  readonly constants: Constants;
}

function listKeys(node: Expression, spot: Spot): WrittenKey[] {
  switch (node.type) {
    case 'ParenthesizedExpression':
      return listKeys(node.expression, spot);
    case 'AwaitExpression':
      return listKeys(node.argument, spot);
    case 'CallExpression': {
      // a call such as defineConfig({ … })
      const [first] = node.arguments;
      return first === undefined || first.type === 'SpreadElement' ? [] : listKeys(first, spot);
    }
    case 'Identifier': {
      const constant = spot.constants.get(node.name);
      const constants = new Map([...spot.constants].filter(([name]) => name !== node.name));
      return constant === undefined ? [] : listKeys(constant, { ...spot, constants });
    }
    case 'ObjectExpression':
      return listProperties(node, spot);
    case 'ArrayExpression':
      return listItems(node, spot);
    default:
      return [];
  }
}

function listProperties({ properties }: ObjectExpression, spot: Spot): WrittenKey[] {
  return properties.flatMap((property) => {
    if (property.type === 'SpreadElement') return listKeys(property.argument, spot);
    const name = propertyName(property);
    if (name === undefined) return [];
    const path = [...spot.path, name];
    return [{ path, offset: property.start }, ...listKeys(property.value, { ...spot, path })];
  });
}

/** Items after a spread are skipped, because their index is unknown. */
function listItems({ elements }: ArrayExpression, spot: Spot): WrittenKey[] {
  const end = elements.findIndex((element) => element === null || element.type === 'SpreadElement');
  return elements.slice(0, end === -1 ? undefined : end).flatMap((element, index) => {
    if (element === null || element.type === 'SpreadElement') return [];
    const path = [...spot.path, index];
    return [{ path, offset: element.start }, ...listKeys(element, { ...spot, path })];
  });
}
