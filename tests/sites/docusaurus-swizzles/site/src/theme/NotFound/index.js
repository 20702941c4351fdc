import NotFoundContent from '@theme/NotFound/Content';

export default function NotFound({ location, match }) {
  return (
    <div data-path={location.pathname} data-exact={String(match.isExact)}>
      <NotFoundContent />
    </div>
  );
}
