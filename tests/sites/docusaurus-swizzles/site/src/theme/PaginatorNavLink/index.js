import PaginatorNavLink from '@theme-original/PaginatorNavLink';

export default function PaginatorNavLinkWrapper(props) {
  return <PaginatorNavLink {...props} subLabel={props.isNext ? 'Onwards' : 'Back'} />;
}
