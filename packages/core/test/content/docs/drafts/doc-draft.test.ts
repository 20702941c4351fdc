import { describe, expect, test } from '@jest/globals';
import { draftsOf } from '../../../site/drafts.js';

describe('draftDoc', () => {
  test('should prefer the label and the position of the front matter, unless the label is empty', () => {
    const drafts = draftsOf({
      '02-a.md': "sidebar_label: ''",
      '03-b.md': 'title: B\nsidebar_label: Bee\nsidebar_position: 1.5',
    });
    expect([...drafts.values()].map((draft) => [draft.title, draft.sidebarLabel, draft.sidebarPosition])).toEqual([
      ['a', 'a', 2],
      ['B', 'Bee', 1.5],
    ]);
  });
});
