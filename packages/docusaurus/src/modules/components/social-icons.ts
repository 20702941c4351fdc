/** Docusaurus's names of the icons for sites on which authors have profiles, by the names of these sites. */
const socialIcons: Readonly<Record<string, string>> = {
  bluesky: 'Bluesky',
  email: 'Email',
  github: 'GitHub',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  mastodon: 'Mastodon',
  stackoverflow: 'StackOverflow',
  threads: 'Threads',
  twitch: 'Twitch',
  twitter: 'Twitter',
  x: 'X',
  youtube: 'YouTube',
  // any other platform
  default: 'Default',
};

const componentOf = (icon: string) => `Icon/Socials/${icon}`;

/** The components for these icons. */
export const socialComponents: readonly string[] = Object.values(socialIcons).map(componentOf);

/** The module with the site's own icons for profiles, by platform. Other platforms are shown as text. */
export function socialIconsModule(components: ReadonlySet<string>): string {
  const own = Object.entries(socialIcons).filter(([, icon]) => components.has(componentOf(icon)));
  const imports = own.map(([, icon]) => `import ${icon} from '@theme/${componentOf(icon)}';`);
  const icons = own.map(([name, icon]) => `${JSON.stringify(name)}: ${icon}`);
  return [...imports, `export default { ${icons.join(', ')} };`].join('\n');
}
