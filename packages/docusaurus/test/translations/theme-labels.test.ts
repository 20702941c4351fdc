import { describe, expect, test } from '@jest/globals';
import { labelsOf } from '../../src/translations/theme-labels.js';

describe('labelsOf', () => {
  test('should map messages to those of docsite, with its placeholders', () => {
    expect(
      labelsOf({
        'theme.docs.paginator.next': 'Weiter',
        'theme.docs.versionBadge.label': 'Version: {versionLabel}',
        'theme.docs.versions.latestVersionSuggestionLabel': 'Siehe {latestVersionLink} ({versionLabel}).',
        'theme.lastUpdated.lastUpdatedAtBy': '{atDate}{byUser}最終更新',
        'theme.unknown': 'x',
      }),
    ).toEqual({
      next: 'Weiter',
      versionBadge: 'Version: {version}',
      latestVersionHint: 'Siehe {link} ({version}).',
      lastUpdated: '{on}{by}最終更新',
    });
  });

  test('should map the messages of live code editors', () => {
    const [liveEditor, liveResult, resetCode] = ['Éditeur', 'Résultat', 'Réinitialiser'];
    expect(
      labelsOf({
        'theme.Playground.liveEditor': liveEditor,
        'theme.Playground.result': liveResult,
        'theme.Playground.buttons.reset': resetCode,
      }),
    ).toEqual({ liveEditor, liveResult, resetCode });
  });

  test('should combine messages, plural form by plural form', () => {
    expect(
      labelsOf({
        'theme.blog.post.plurals': 'One post|{count} posts',
        'theme.blog.tagTitle': '{nPosts} tagged with "{tagName}"',
      }),
    ).toEqual({
      postCount: 'One post|{count} posts',
      postsTagged: 'One post tagged with "{tag}"|{count} posts tagged with "{tag}"',
    });
  });

  test('should leave out labels with a missing message', () => {
    expect(
      labelsOf({ 'theme.blog.tagTitle': '{nPosts} tagged with "{tagName}"', 'theme.tags.tagsPageTitle': '' }),
    ).toEqual({});
  });

  test('should leave out parentheses that docsite has no value for', () => {
    expect(
      labelsOf({ 'theme.colorToggle.ariaLabel': 'Switch between dark and light mode (currently {mode})' }),
    ).toEqual({ toggleColorMode: 'Switch between dark and light mode' });
  });
});
