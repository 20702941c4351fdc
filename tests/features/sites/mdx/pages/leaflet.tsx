import '../components/counter.css';

export const frontMatter = { title: 'Leaflet' };

export const live = false;

export default function Leaflet() {
  return <h1>Leaflet</h1>;
}
