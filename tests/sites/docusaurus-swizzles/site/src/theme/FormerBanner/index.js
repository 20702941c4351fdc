import label from './label';

export default function FormerBanner() {
  return label;
}
