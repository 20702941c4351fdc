import {
  type AssembledContent,
  type ContentKind,
  listContent,
  localizedFolder,
  markdownFiles,
  type PageBase,
  type PageContent,
  type PageDataBase,
  type PageKind,
  type SourceRef,
  type SourceRoot,
  titleOf,
  type WrittenPage,
  writtenFacts,
} from '@docsite/core';

interface ScannedNotes {
  readonly root: SourceRoot;
  readonly notes: readonly SourceRef[];
}

interface NotesFacts {
  readonly notes: { readonly count: number };
}

interface NotePage extends WrittenPage {
  readonly kind: 'note';
  readonly number: number;
}

interface NoteListPage extends PageBase {
  readonly kind: 'note-list';
  readonly notes: readonly string[];
}

interface NotePageData extends PageDataBase {
  readonly kind: 'note';
  readonly number: number;
  readonly content: PageContent;
}

interface NoteListPageData extends PageDataBase {
  readonly kind: 'note-list';
  readonly notes: readonly { readonly label: string; readonly href: string }[];
}

const note: PageKind<NotePage, NotePageData, NotesFacts> = {
  body: 'written',
  data: ({ number }) => ({ number }),
};

const noteList: PageKind<NoteListPage, NoteListPageData, NotesFacts> = {
  body: 'generated',
  data: ({ notes }, { pages, url }) => ({
    notes: notes.map((route) => ({ label: pages.get(route)?.title ?? '', href: url(route) })),
  }),
  sections: ({ notes }) => [{ links: notes }],
};

/** A kind of content that docsite does not have: notes in a folder, and a list of them. */
export const notesKind = {
  name: 'notes',
  scan: async (context) => {
    const { ignore } = context;
    const localizedPath = localizedFolder(context, { kind: 'notes' });
    const root = { path: 'notes', ...(localizedPath !== undefined && { localizedPath }) };
    return { root, notes: context.read(await listContent(context, root, { patterns: markdownFiles, ignore })) };
  },
  sources: ({ root }) => ({ roots: [root], modules: [] }),
  assemble: (scanned, { config, documents, updates }): AssembledContent<NotesFacts, NotePage | NoteListPage> => {
    const notes = scanned.notes.flatMap(({ path, relative }, index): NotePage[] => {
      const document = documents[path];
      if (document === undefined) return [];
      const name = relative.replace(/\.mdx?$/, '');
      return [
        {
          kind: 'note',
          key: `note:${name}`,
          route: `/notes/${name}`,
          title: titleOf(document, name),
          number: index + 1,
          ...writtenFacts(document, config, { updates, time: false, author: false }),
        },
      ];
    });
    const list: NoteListPage = {
      kind: 'note-list',
      key: 'notes',
      holds: 'links',
      route: '/notes',
      title: 'All notes',
      description: '',
      place: { file: 'notes', line: 1, column: 1 },
      notes: notes.map(({ route }) => route),
    };
    return { pages: [...notes, list], findings: [], facts: { notes: { count: notes.length } } };
  },
  pages: { note, 'note-list': noteList },
} satisfies ContentKind<ScannedNotes, NotesFacts>;
