import { Link } from '@theme/content/link';
import './index.css';

/** Title and description of the home page. */
export const frontMatter = {
  title: 'Moodle Developer Resources',
  description:
    'Guides, API references and release notes for everyone who writes, tests, translates or maintains code for Moodle.',
};

/** Everything here is links: browsers need none of it as script. */
export const live = false;

interface Area {
  readonly to: string;
  readonly title: string;
  readonly text: string;
  /** Outline of the area's picture, on a grid of 24 by 24. */
  readonly picture: string;
}

const build: readonly Area[] = [
  {
    to: '/docs/apis',
    title: 'APIs',
    text: 'The calls that core offers, from data and files to access and privacy, with code to start from.',
    picture: 'M8 5c-4 0-1 7-5 7 4 0 1 7 5 7M16 5c4 0 1 7 5 7-4 0-1 7-5 7',
  },
  {
    to: '/docs/apis/plugintypes',
    title: 'Plugin types',
    text: 'Find the plugin type that suits your feature, and the files it needs before Moodle installs it.',
    picture: 'M4 8h4.5V6.5a2 2 0 1 1 4 0V8H17v4.5h1.5a2 2 0 1 1 0 4H17V21H4V8z',
  },
  {
    to: '/docs/guides',
    title: 'Guides',
    text: 'Longer explanations of JavaScript modules, templates, and bringing older code up to date.',
    picture: 'M12 6.5C10 5 7 4.5 3 4.5v13.5c4 0 7 .5 9 2 2-1.5 5-2 9-2V4.5c-4 0-7 .5-9 2zM12 6.5V20',
  },
  {
    to: '/docs/devupdate',
    title: 'What changed in 4.0',
    text: 'Everything in this release that can affect an existing plugin, and what to do about it.',
    picture: 'M12 3l2.2 6.3L20.5 12l-6.3 2.7L12 21l-2.2-6.3L3.5 12l6.3-2.7L12 3z',
  },
];

const takePart: readonly Area[] = [
  {
    to: '/general/community/contribute',
    title: 'Contribute',
    text: 'Code, translations, tests or answers in a forum: the ways to help, and where each begins.',
    picture: 'M12 20s-8-4.8-8-11a4.5 4.5 0 0 1 8-2.8A4.5 4.5 0 0 1 20 9c0 6.2-8 11-8 11z',
  },
  {
    to: '/general/development/process',
    title: 'Process',
    text: 'How an idea becomes a tracker issue, then a reviewed patch, then part of a release.',
    picture:
      'M6 8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM6 20.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM18 10.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM6 8.5v7M18 10.5c0 4-5 3.5-9.5 6',
  },
  {
    to: '/general/releases',
    title: 'Release notes',
    text: 'Every release since 1.4: when it came out, what it brought, and the security fixes in it.',
    picture: 'M3 12V4h8l10 10-8 8L3 12zM7.5 8.5h.01',
  },
  {
    to: '/general/app',
    title: 'Moodle app',
    text: 'Develop for the mobile app, make your plugin work in it, and follow its releases.',
    picture: 'M8 2.5h8a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2zM11 18.5h2',
  },
];

/** The first page of the site: what it holds, and where to begin. */
export default function HomePage() {
  return (
    <div className="home full-width">
      <section className="home-hero" aria-labelledby="home-title">
        <div className="home-inner">
          <div className="home-words">
            <p className="home-eyebrow">Documentation for Moodle 4.0</p>
            <h1 id="home-title">Moodle developer resources</h1>
            <p className="home-lead">
              Everything you need to build on Moodle: its APIs and plugin types, the way we write and review code, and
              notes on every release.
            </p>
            <div className="home-actions">
              <Link className="button button-primary" to="/docs">
                Read the docs
              </Link>
              <Link className="button" to="/general/development/gettingstarted">
                Start developing
              </Link>
            </div>
          </div>
          <Sample />
        </div>
      </section>
      <AreaSection title="Build with Moodle" text="Reference and guides for plugin and core code." areas={build} />
      <AreaSection
        title="Take part in the project"
        text="Moodle is made in the open. Here is how the work is done, and how to join in."
        areas={takePart}
      />
    </div>
  );
}

function AreaSection({
  title,
  text,
  areas,
}: {
  readonly title: string;
  readonly text: string;
  readonly areas: readonly Area[];
}) {
  return (
    <section className="home-section">
      <h2>{title}</h2>
      <p className="home-section-lead">{text}</p>
      <ul className="home-grid">
        {areas.map((area) => (
          <li className="card home-card" key={area.to}>
            <svg className="icon home-picture" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d={area.picture} />
            </svg>
            <h3 className="card-title">
              <Link className="card-link" to={area.to}>
                {area.title}
              </Link>
            </h3>
            <p className="home-card-text">{area.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const sampleHtml = `<span class="token delimiter important">&lt;?php</span>
<span class="token function">defined</span>(<span class="token string">'MOODLE_INTERNAL'</span>) || <span class="token keyword">die</span>();

<span class="token comment">// The plugin's name, and the date of its code.</span>
<span class="token variable">$plugin</span>-&gt;<span class="token property">component</span> = <span class="token string">'local_example'</span>;
<span class="token variable">$plugin</span>-&gt;<span class="token property">version</span> = <span class="token number">2022060100</span>;

<span class="token comment">// Moodle 4.0 or later.</span>
<span class="token variable">$plugin</span>-&gt;<span class="token property">requires</span> = <span class="token number">2022041900</span>;`;

/** A first plugin, as small as it can be. */
function Sample() {
  return (
    <figure className="code-frame home-sample">
      <figcaption className="code-title">local/example/version.php</figcaption>
      <pre>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the constant above */}
        <code className="language-php" dangerouslySetInnerHTML={{ __html: sampleHtml }} />
      </pre>
    </figure>
  );
}
