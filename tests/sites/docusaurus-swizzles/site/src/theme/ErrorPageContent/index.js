import label from './label';

export default function ErrorPageContent() {
  return label;
}
