import { firstFound } from '@docsite/core';
import type { Alive, Bundled, KnownAlive } from './bundled.js';
import { type CodeFacts, type Half, joinedHalves, type Sign } from './code-facts.js';
import { inertOfReact, joiningFunctions } from './inert-names.js';
import { type Known, textOf } from './known-values.js';
import type { CodeFile, ImportedName } from './read-code.js';
import { type Declaration, unreadCode } from './read-declarations.js';

/** Searches the code that can run for something live, each piece once. */
export class CodeSearch {
  private readonly loaded = new Set<string>();
  private readonly reached = new Set<string>();
  /** Whether code was reached that creates elements from others. */
  copies = false;
  /** Signs that count only in combination. */
  private readonly halves = new Map<Half, Alive>();

  constructor(private readonly bundled: Bundled) {}

  /** Judges the effects of loading a file and all its imports. */
  load(name: string): Alive | undefined {
    if (this.loaded.has(name)) return undefined;
    this.loaded.add(name);
    const file = this.bundled.file(name);
    if (file === undefined) return this.bundled.isReact(name) ? undefined : { module: '', code: packageName(name) };
    return (
      firstFound(file.sources, (source) => this.load(source)) ??
      firstFound(file.effects, (effect) =>
        this.isQuietRequire(effect, file) ? undefined : this.judge(effect, name, this.bundled.known(effect.module)),
      )
    );
  }

  /** Whether code only requires CommonJS modules that are known to have no effects. */
  private isQuietRequire({ uses, signs }: Declaration, file: CodeFile): boolean {
    const required = [...uses].filter((used) => !joiningFunctions.has(used));
    if (signs.length > 0 || required.length === 0) return false;
    return required.every((used) => {
      const imported = file.imports.get(used);
      const other = imported && this.bundled.file(imported.from);
      const pieces = imported ? other?.declarations.get(localName(other, imported.name)) : file.declarations.get(used);
      const isQuiet = pieces?.every(({ module }) => this.bundled.known(module) === 'inert') ?? false;
      return used.startsWith('require_') && isQuiet;
    });
  }

  /** Judges a name that a file declares or imports, including everything it uses. */
  reach(fileName: string, used: string): Alive | undefined {
    const key = `${fileName}\n${used}`;
    if (this.reached.has(key)) return undefined;
    this.reached.add(key);
    const file = this.bundled.file(fileName);
    const [name = '', member] = used.split('.');
    const imported = file?.imports.get(name);
    if (imported === undefined) {
      const pieces = file?.declarations.get(used) ?? file?.declarations.get(name) ?? [unknown];
      return firstFound(pieces, (piece) => this.judge(piece, fileName, this.bundled.known(piece.module, name)));
    }
    const other = this.bundled.file(imported.from);
    if (other !== undefined) {
      const exported = localName(other, imported.name);
      return this.reach(imported.from, member === undefined ? exported : `${exported}.${member}`);
    }
    if (joiningFunctions.has(name)) return undefined;
    const taken = takenExport(imported, member);
    if (this.bundled.isReact(imported.from) && inertOfReact.has(taken ?? '')) {
      this.copies ||= taken === 'cloneElement';
      return undefined;
    }
    return { module: '', code: taken ?? packageName(imported.from) };
  }

  /**
   * Judges a component by the code that can run when it is rendered with given props.
   *
   * @param given What is known about the props.
   */
  draw(fileName: string, name: string, given?: Known): Alive | undefined {
    const place = this.declaredAt(fileName, name);
    const [piece, ...others] = this.bundled.file(place.file)?.declarations.get(place.name) ?? [];
    const known = piece && this.bundled.known(piece.module, place.name);
    if (piece?.drawn === undefined || others.length > 0 || known !== undefined) return this.reach(fileName, name);
    const whole = `${place.file}\n${place.name}`;
    const key = `${whole}\n${textOf(given)}`;
    if (this.reached.has(whole) || this.reached.has(key)) return undefined;
    this.reached.add(key);
    return this.judge({ module: piece.module, ...piece.drawn(given) }, place.file, undefined);
  }

  /** The file that declares a name, and the name there. */
  private declaredAt(file: string, name: string): { readonly file: string; readonly name: string } {
    const imported = this.bundled.file(file)?.imports.get(name);
    const other = imported && this.bundled.file(imported.from);
    if (imported === undefined || other === undefined) return { file, name };
    return this.declaredAt(imported.from, localName(other, imported.name));
  }

  /** A combination of collected signs that counts, if there is one. */
  joined(): Alive | undefined {
    const [named] = joinedHalves.find((pair) => pair.every((half) => this.halves.has(half))) ?? [];
    return named && this.halves.get(named);
  }

  private judge(
    piece: CodeFacts & Pick<Declaration, 'module'>,
    fileName: string,
    known: ReturnType<Bundled['known']>,
  ): Alive | undefined {
    if (known === 'inert') return undefined;
    const { module, signs, uses, elements } = piece;
    if (known !== undefined) return this.judgeKnown(known, module);
    for (const sign of signs) {
      if (sign.kind === 'copiedElement') this.copies = true;
      else if (sign.kind !== 'alive') this.halves.set(sign.kind, { module, code: sign.code });
      else if (!this.isInHead(sign, fileName)) return { module, code: sign.code };
    }
    if (this.makesShared(piece, fileName)) return { module, code: 'createContext' };
    // something unknown in itself, such as a React function, is reported where it is used
    const here = (found: Alive | undefined) => (found?.module === '' ? { ...found, module } : found);
    return (
      firstFound(uses, (used) => here(this.reach(fileName, used))) ??
      firstFound(elements, ({ name, given }) => here(this.draw(fileName, name, given)))
    );
  }

  private makesShared({ module, uses }: CodeFacts & Pick<Declaration, 'module'>, fileName: string): boolean {
    if (this.bundled.sharesContexts?.(module) !== true) return false;
    const imports = this.bundled.file(fileName)?.imports;
    return [...uses].some((used) => {
      const [name = '', member] = used.split('.');
      const imported = imports?.get(name);
      if (imported === undefined || !this.bundled.isReact(imported.from)) return false;
      return takenExport(imported, member) === 'createContext';
    });
  }

  private judgeKnown({ code, isNamedByUse, half }: KnownAlive, module: string): Alive | undefined {
    const found = { module: isNamedByUse ? '' : module, code };
    if (half === undefined) return found;
    this.halves.set(half, found);
    return undefined;
  }

  private isInHead({ unlessHead }: Sign, fileName: string): boolean {
    if (unlessHead === undefined) return false;
    const file = this.bundled.file(fileName);
    const imported = file?.imports.get(unlessHead);
    const other = imported && this.bundled.file(imported.from);
    const declarations =
      imported === undefined
        ? file?.declarations.get(unlessHead)
        : other?.declarations.get(other.exports.get(imported.name) ?? '');
    return declarations?.every(({ module }) => this.bundled.isHead(module)) ?? false;
  }
}

/** The result for a name that no file declares, whose meaning is unknown. */
const unknown = unreadCode('?', 'export');

/** The name that a file has for one of its exports. */
export function localName({ exports }: CodeFile, exported: string): string {
  return exports.get(exported) ?? exported;
}

/** The export that code takes from a module; of one imported as a whole, the member that it uses. */
function takenExport({ name }: ImportedName, member: string | undefined): string | undefined {
  return /^(?:default|\*)$/.test(name) ? member : name;
}

function packageName(from: string): string {
  return /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(from)?.[1] ?? from;
}
