import { useSite } from '@docsite/renderer/template';
import delimiter from '@generated/title-delimiter';

/** The title of a page as its head says it; one that is that of the site is not said twice. */
export function useTitleFormatter() {
  const { title: siteTitle } = useSite();
  return {
    format: (title = '') => {
      const own = title.trim();
      return own === '' || own === siteTitle ? siteTitle : `${own} ${delimiter} ${siteTitle}`;
    },
  };
}
