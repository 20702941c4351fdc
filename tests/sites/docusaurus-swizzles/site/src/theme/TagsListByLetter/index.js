import label from './label';

export default function DocTagsListPage() {
  return label;
}
