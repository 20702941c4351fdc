import label from './label';

export default function DocVersionRoot() {
  return label;
}
