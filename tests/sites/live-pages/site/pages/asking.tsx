import { useRouter } from 'docsite/theme';

export const frontMatter = { title: 'Asking' };

export default function Asking() {
  useRouter();
  return <h1>Asking</h1>;
}
