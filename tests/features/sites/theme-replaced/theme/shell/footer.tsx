import { useSite } from '@docsite/renderer/template';

/** Takes the place of the theme's footer. */
export function Footer() {
  const { customFields } = useSite();
  return <footer className="own-footer">{String(customFields.motto)}</footer>;
}
