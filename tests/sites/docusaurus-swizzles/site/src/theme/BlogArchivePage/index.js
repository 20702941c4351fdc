import label from './label';

export default function BlogListPaginator() {
  return label;
}
