import renderRoutes from '@docusaurus/renderRoutes';

export default function Tour({ route }) {
  return <section className="tour">{renderRoutes(route.routes)}</section>;
}
