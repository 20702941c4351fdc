import type { Keys } from '../../keys.js';
import type { HeadTag } from './head-tag.js';

const host = 'https://www.googletagmanager.com';

/** The scripts of `plugin-google-gtag`: Google's, and an inline script that starts it. */
export function gtagOf(options: Keys): HeadTag[] {
  const ids = options.texts('trackingID') ?? [];
  const [first] = ids;
  if (first === undefined) return [];
  const settings = options.flag('anonymizeIP') === true ? `, ${JSON.stringify({ anonymize_ip: true })}` : '';
  const start = ids.map((id) => `gtag('config', ${JSON.stringify(id)}${settings});`).join('');
  return [
    { tag: 'script', attrs: { async: true, src: `${host}/gtag/js?id=${encodeURIComponent(first)}` } },
    {
      tag: 'script',
      content: `window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag('js',new Date());${start}`,
    },
  ];
}

/** The script of `plugin-google-tag-manager`. */
export function tagManagerOf(options: Keys): HeadTag[] {
  const id = options.text('containerId');
  if (id === undefined) return [];
  return [
    {
      tag: 'script',
      content: "window.dataLayer=window.dataLayer||[];dataLayer.push({'gtm.start':Date.now(),event:'gtm.js'});",
    },
    { tag: 'script', attrs: { async: true, src: `${host}/gtm.js?id=${encodeURIComponent(id)}` } },
  ];
}

/** The scripts of `plugin-google-analytics`, for Universal Analytics ids. */
export function analyticsOf(options: Keys): HeadTag[] {
  const id = options.text('trackingID');
  if (id === undefined) return [];
  const anonymize = options.flag('anonymizeIP') === true ? "ga('set','anonymizeIp',true);" : '';
  const start = `ga('create',${JSON.stringify(id)},'auto');${anonymize}ga('send','pageview');`;
  return [
    {
      tag: 'script',
      content: `window.ga=window.ga||function(){(ga.q=ga.q||[]).push(arguments)};ga.l=+new Date;${start}`,
    },
    { tag: 'script', attrs: { async: true, src: 'https://www.google-analytics.com/analytics.js' } },
  ];
}

/** The scripts of `plugin-vercel-analytics`: the host's, and an inline script that starts it. */
export function vercelOf(options: Keys): HeadTag[] {
  options.skip('mode', 'debug');
  return [
    { tag: 'script', content: 'window.va=window.va||function(){(window.vaq=window.vaq||[]).push(arguments)};' },
    { tag: 'script', attrs: { defer: true, src: 'pathname:///_vercel/insights/script.js' } },
  ];
}
