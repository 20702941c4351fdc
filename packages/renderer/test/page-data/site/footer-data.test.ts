import { describe, expect, test } from '@jest/globals';
import { makeSite } from '../../site-fixture.js';
import { linkedFiles as files } from '../linked-files.js';

describe('the footer', () => {
  test('should contain columns of links and HTML', async () => {
    const footer = {
      style: 'dark' as const,
      copyright: '© Site',
      logo: { src: '/img/logo.svg', href: 'https://example.com/' },
      links: [
        {
          title: 'Docs',
          items: [
            { label: 'A', to: '/docs/a', className: 'x' },
            { href: 'https://code.example/' },
            { label: 'Write', href: 'mailto:a@b.example' },
          ],
        },
        { items: [{ html: '<li>x</li>' }] },
      ],
    };
    expect((await makeSite(files, { baseUrl: '/base/', footer })).data().footer).toEqual({
      style: 'dark',
      copyright: '© Site',
      logo: { src: '/base/img/logo.svg', alt: '', href: 'https://example.com/' },
      columns: [
        {
          title: 'Docs',
          items: [
            { label: 'A', href: '/base/docs/a', className: 'x' },
            { label: 'https://code.example/', href: 'https://code.example/', external: true },
            { label: 'Write', href: 'mailto:a@b.example' },
          ],
        },
        { items: [{ html: '<div>x</div>' }] },
      ],
    });
  });

  test('should link its logo to the home page, or nowhere if it shall be no link', async () => {
    const addressOf = async (href: object) =>
      (await makeSite(files, { baseUrl: '/base/', footer: { logo: { src: '/img/logo.svg', ...href } } })).data().footer
        ?.logo?.href;
    expect(await addressOf({})).toBe('/base/');
    expect(await addressOf({ href: false })).toBeUndefined();
  });

  test('should be absent if none is configured', async () => {
    expect(Object.keys((await makeSite(files)).data())).not.toContain('footer');
  });
});
