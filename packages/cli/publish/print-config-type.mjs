// Prints the type of a configuration as an editor shows it: the schema's keys with their comments, without the schema
// library. The compiler leaves such comments out of its own declarations, as they stand on inferred types.
import ts from 'typescript-5';

/**
 * Prints `interface UserConfig` of the schema's file.
 *
 * @param keys Its keys in order: the compiler has those of the last part of the schema first.
 */
export function printConfigType(schemaFile, keys) {
  const program = ts.createProgram([schemaFile], {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    lib: ['lib.es2023.d.ts'],
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
  });
  const checker = program.getTypeChecker();
  const alias = program
    .getSourceFile(schemaFile)
    .statements.find((statement) => ts.isTypeAliasDeclaration(statement) && statement.name.text === 'UserConfig');
  const type = checker.getTypeAtLocation(alias.name);
  const properties = keys.map((key) => type.getProperty(key));
  const body = new TypePrinter(checker).members({ type, properties, depth: 0 });
  return `/** What a configuration file exports. Unknown keys are errors at every level but \`customFields\`. */\nexport interface UserConfig ${body}\n`;
}

class TypePrinter {
  constructor(checker) {
    this.checker = checker;
    this.open = new Set();
  }

  print(type, depth) {
    const { checker } = this;
    if (type.isUnion()) return this.union(type, depth);
    if (checker.isArrayType(type)) {
      const [item] = checker.getTypeArguments(type);
      const text = this.print(item, depth);
      return `readonly ${/^[\w.]+$|^\{/.test(text) && !item.isUnion() ? text : `(${text})`}[]`;
    }
    if (checker.isTupleType(type)) return this.tuple(type, depth);
    const isPlain = type.flags & ts.TypeFlags.Object && type.getCallSignatures().length === 0;
    if (!isPlain || this.open.has(type))
      return checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias);
    this.open.add(type);
    const text = this.members({ type, properties: type.getProperties(), depth });
    this.open.delete(type);
    return text;
  }

  union(type, depth) {
    const parts = type.types.filter((part) => !(part.flags & ts.TypeFlags.Undefined));
    const isFlag = parts.filter((part) => part.flags & ts.TypeFlags.BooleanLiteral).length === 2;
    const texts = parts
      .filter((part) => !(isFlag && part.flags & ts.TypeFlags.BooleanLiteral))
      .map((part) => (part.getCallSignatures().length > 0 ? `(${this.print(part, depth)})` : this.print(part, depth)));
    return [...new Set(isFlag ? ['boolean', ...texts] : texts)].join(' | ');
  }

  tuple(type, depth) {
    const items = this.checker.getTypeArguments(type).map((item, index) => {
      const text = this.print(item, depth);
      return type.target.elementFlags[index] & ts.ElementFlags.Rest ? `...${text}[]` : text;
    });
    return `readonly [${items.join(', ')}]`;
  }

  members({ type, properties, depth }) {
    const indent = '  '.repeat(depth + 1);
    const keys = this.checker.getIndexInfosOfType(type).map(({ keyType, type: value }) => {
      return `${indent}readonly [key: ${this.checker.typeToString(keyType)}]: ${this.print(value, depth + 1)};`;
    });
    const written = properties.map((property) => {
      const optional = property.flags & ts.SymbolFlags.Optional ? '?' : '';
      const value = this.print(this.checker.getTypeOfSymbol(property), depth + 1);
      return `${this.comment(property, indent)}${indent}readonly ${property.name}${optional}: ${value};`;
    });
    const lines = [...keys, ...written];
    return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}`;
  }

  comment(property, indent) {
    const text = ts.displayPartsToString(property.getDocumentationComment(this.checker));
    const tags = property
      .getJsDocTags(this.checker)
      .map(({ name, text: value }) => `@${name} ${ts.displayPartsToString(value)}`.trimEnd());
    const lines = [...text.split('\n'), ...(tags.length > 0 ? ['', ...tags] : [])].filter(
      (_, i) => text !== '' || i > 0,
    );
    if (lines.length === 0) return '';
    if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
    return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`;
  }
}
