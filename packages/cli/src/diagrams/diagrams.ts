import { compareText, type DiagramUse, type Document, type Finding, finding, type Place } from '@docsite/core';
import type { OutputFile } from '@docsite/renderer';
import { findPeer, installCommand } from '../peers/find-peer.js';
import { type CheckedDiagram, checkSources, type KnownDiagrams } from './check-sources.js';
import { mermaidModule, readMermaid, versionOf } from './mermaid-files.js';

/** The diagrams of one locale. */
export interface Diagrams {
  /** Output path of the module that renders them; absent without diagrams, or if Mermaid is not installed. */
  readonly modulePath?: string;
  /** Settles once all are checked. */
  readonly checked: Promise<DiagramResult>;
}

/** The result of checking diagrams. */
export interface DiagramResult {
  readonly findings: readonly Finding[];
  /** The files that browsers load to render them. */
  readonly files: readonly OutputFile[];
}

/** Starts checking the diagrams of documents. Each source is checked once, for all locales and builds. */
export type DiagramChecker = (
  siteDir: string,
  documents: Readonly<Record<string, Pick<Document, 'diagrams'>>>,
) => Diagrams;

/** @param cached Results of earlier builds; undefined for none. */
export function createDiagramChecker(cached?: KnownDiagrams): DiagramChecker {
  const known = new Map<string, Promise<CheckedDiagram>>();
  return (siteDir, documents) => {
    const uses = Object.values(documents).flatMap(({ diagrams }) => diagrams);
    if (uses.length === 0) return { checked: Promise.resolve({ findings: [], files: [] }) };
    const path = findPeer(siteDir, mermaidModule);
    if (path === undefined)
      return { checked: Promise.resolve({ findings: [reportMissing(siteDir, uses)], files: [] }) };
    const checking = checkOnce(path, uses, { known, cached });
    const mermaid = readMermaid(path);
    const finish = async (): Promise<DiagramResult> => {
      const checked = await checking;
      const types = new Set(checked.flatMap(({ result }) => result.type ?? []));
      const sources = uses.map(({ source }) => source);
      return {
        findings: checked.flatMap(report),
        files: mermaid.filesFor({ types, sources }),
      };
    };
    const failed = (error: Error): DiagramResult => ({ findings: [reportBroken(error, uses)], files: [] });
    return { modulePath: mermaid.entryPath, checked: finish().catch(failed) };
  };
}

interface Memory {
  /** The results of this process. */
  readonly known: Map<string, Promise<CheckedDiagram>>;
  readonly cached: KnownDiagrams | undefined;
}

/** A place where a diagram is used, and the result of checking its source. */
interface CheckedUse {
  readonly use: DiagramUse;
  readonly result: CheckedDiagram;
}

/** Checks all unknown sources at once. */
function checkOnce(path: string, uses: readonly DiagramUse[], { known, cached }: Memory): Promise<CheckedUse[]> {
  const version = cached === undefined ? '' : versionOf(path);
  const fresh: string[] = [];
  for (const source of new Set(uses.map((use) => use.source))) {
    if (known.has(source)) continue;
    const found = cached?.find(version, source);
    if (found === undefined) fresh.push(source);
    else known.set(source, Promise.resolve(found));
  }
  const checking = fresh.length === 0 ? Promise.resolve([]) : checkSources(path, fresh);
  for (const [index, source] of fresh.entries()) {
    const one = checking.then((checked) => checked[index] ?? {});
    one.then(
      (checked) => cached?.add(version, source, checked),
      () => {},
    );
    known.set(source, one);
  }
  return Promise.all(uses.map(async (use) => ({ use, result: (await known.get(use.source)) ?? {} })));
}

function report({ use: { place }, result: { problem } }: CheckedUse): Finding[] {
  if (problem === undefined) return [];
  const at = { file: place.file, line: place.line + problem.line - 1, column: place.column + problem.column - 1 };
  return [finding('mermaid-syntax', at, problem.message, problem.hint)];
}

/** One finding for all diagrams, at the first of them. */
function reportMissing(siteDir: string, uses: readonly DiagramUse[]): Finding {
  const others = uses.length === 1 ? '' : `, and ${uses.length - 1} more,`;
  return finding(
    'mermaid-missing',
    firstFence(uses),
    `this diagram${others} cannot be drawn: the package mermaid is not installed`,
    `install it: ${installCommand(siteDir, 'mermaid')}; or set 'markdown.mermaid' to false`,
  );
}

function reportBroken({ message }: Error, uses: readonly DiagramUse[]): Finding {
  const hint = 'install it again; docsite works with its versions 11 and 12';
  return finding('mermaid-missing', firstFence(uses), `the package mermaid cannot be loaded: ${message}`, hint);
}

function firstFence(uses: readonly DiagramUse[]): Place {
  const places = uses.map(({ place }) => place).sort((a, b) => compareText(a.file, b.file) || a.line - b.line);
  const { line, ...place } = places[0] as Place;
  return { ...place, line: line - 1 };
}
