import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useState } from 'react';

export default function Draft({ frontMatter }) {
  const { since = null } = frontMatter;
  const { metadata } = useDoc();
  if (!since) return null;
  return <Notice title={metadata.title} since={since} />;
}

function Notice({ title, since }) {
  const [isOpen, setOpen] = useState(true);
  return isOpen && <button onClick={() => setOpen(false)}>{title}, a draft since {since}</button>;
}
