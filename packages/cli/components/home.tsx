// The home page of a site that came from VitePress, Rspress or Starlight, with docsite's theme.
import { Link } from '@theme/content/link';
import { useBaseUrl } from 'docsite/theme';
import type { ReactNode } from 'react';
import './home.css';

/** The address of an image, or those for light and dark pages. That of an imported one is complete. */
type Picture =
  | string
  | { readonly imported: string; readonly alt?: string }
  | { readonly src: string; readonly alt?: string }
  | { readonly light: string; readonly dark: string; readonly alt?: string };

interface Hero {
  readonly name?: string;
  readonly text?: string;
  readonly tagline?: string;
  readonly image?: Picture;
  readonly actions?: readonly { readonly text: string; readonly link: string; readonly theme?: string }[];
}

interface Feature {
  /** A character, the code of an SVG image, or an image. */
  readonly icon?: Picture;
  readonly title: string;
  readonly details?: string;
  readonly link?: string;
  readonly linkText?: string;
}

interface HomeProps {
  readonly hero?: Hero;
  readonly features?: readonly Feature[];
  /** What stands below. */
  readonly children?: ReactNode;
}

export function Home({ hero = {}, features = [], children }: HomeProps) {
  const { name, text, tagline, image } = hero;
  const actions = (hero.actions ?? []).filter((action) => action.text.trim() !== '');
  return (
    <div className="home">
      <div className="home-hero">
        <div>
          <h1>
            {name !== undefined && <span className="home-name">{name}</span>} {text}
          </h1>
          {tagline !== undefined && <p className="home-tagline">{tagline}</p>}
          {actions.length > 0 && (
            <p className="home-actions">
              {actions.map((action) => (
                <Action key={action.link + action.text} {...action} />
              ))}
            </p>
          )}
        </div>
        {image !== undefined && <Image picture={image} className="home-image" />}
      </div>
      {features.length > 0 && (
        <div className="home-features">
          {features.map((feature) => (
            <FeatureCard key={feature.title} {...feature} />
          ))}
        </div>
      )}
      {children !== undefined && <div className="home-text markdown">{children}</div>}
    </div>
  );
}

function Action({ text, link, theme = 'brand' }: NonNullable<Hero['actions']>[number]) {
  return (
    <Link to={link} className={theme.startsWith('brand') ? 'button button-primary' : 'button'} marked={false}>
      {text}
    </Link>
  );
}

function FeatureCard({ icon, title, details, link, linkText }: Feature) {
  return (
    <section className="home-feature">
      {icon !== undefined && <Icon icon={icon} />}
      <h2>{title}</h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the text of the site, which may contain HTML there, too */}
      {details !== undefined && <p dangerouslySetInnerHTML={{ __html: details }} />}
      {link !== undefined && (
        <p>
          <Link to={link}>{linkText ?? title}</Link>
        </p>
      )}
    </section>
  );
}

function Icon({ icon }: { readonly icon: Picture }) {
  if (typeof icon !== 'string') return <Image picture={icon} className="home-icon" />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a character, or an image that the site has written
  return <div className="home-icon" aria-hidden="true" dangerouslySetInnerHTML={{ __html: icon }} />;
}

function Image({ picture, className }: { readonly picture: Picture; readonly className: string }) {
  const { alt = '', ...sources } = typeof picture === 'string' ? { src: picture } : picture;
  const { light, dark } =
    'light' in sources ? sources : { light: 'src' in sources ? sources.src : '', dark: undefined };
  const [published, darkUrl] = [useBaseUrl(light), useBaseUrl(dark ?? '')];
  const lightUrl = 'imported' in sources ? sources.imported : published;
  if (dark === undefined) return <img className={className} src={lightUrl} alt={alt} />;
  return (
    <>
      <img className={`${className} light-only`} src={lightUrl} alt={alt} />
      <img className={`${className} dark-only`} src={darkUrl} alt={alt} />
    </>
  );
}
