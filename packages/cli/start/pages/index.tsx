import { usePageUrl, useSite } from 'docsite/theme';
import './index.css';

export const frontMatter = { title: 'Home' };
/** This page needs no JavaScript. */
export const live = false;

const cards = [
  { title: 'Write', text: 'Markdown and MDX, with code, notes, tabs and your own components.', to: '/docs/writing' },
  { title: 'Check', text: 'Links, anchors, images and sidebars are checked before anyone reads them.', to: '/docs' },
  {
    title: 'Publish',
    text: 'A fast site in one folder that any static host can serve.',
    to: '/docs/guides/deploying',
  },
];

export default function Home() {
  const { title, tagline } = useSite();
  return (
    <div className="home">
      <section className="home-hero">
        <h1>{title}</h1>
        <p>{tagline}</p>
        <a className="home-button" href={usePageUrl('/docs')}>
          Read the guide
        </a>
      </section>
      <ul className="home-cards">
        {cards.map((card) => (
          <Card key={card.title} {...card} />
        ))}
      </ul>
    </div>
  );
}

function Card({ title, text, to }: (typeof cards)[number]) {
  return (
    <li>
      <h2>
        <a href={usePageUrl(to)}>{title}</a>
      </h2>
      <p>{text}</p>
    </li>
  );
}
