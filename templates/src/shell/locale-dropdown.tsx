import { useLabels, usePage, useSite } from '@docsite/renderer/template';
import { type ChoiceProps, Dropdown } from '@theme/shell/dropdown';

/** How the links to other locales are made, and when they are shown. */
export interface LocaleDropdownProps extends ChoiceProps {
  /** What is added to the addresses after a `?`. */
  readonly query?: string | undefined;
  /** Whether it is there with one language, too. */
  readonly always?: boolean | undefined;
}

/** Leads to the same page in the site's other languages; absent where there is only one, unless it is always there. */
export function LocaleDropdown({ className, query, always, before, after }: LocaleDropdownProps = {}) {
  const labels = useLabels();
  const { locale, locales } = useSite();
  const { localeUrls } = usePage();
  const targets = localeUrls.flatMap(({ locale: name, url }) =>
    locales.filter((other) => other.name === name).map((other) => ({ ...other, url })),
  );
  if (targets.length < 2 && !always) return null;
  return (
    <li>
      <Dropdown label={locale.label} description={labels.languages} icon="globe" className={className}>
        {before}
        {targets.map(({ name, label, htmlLang, direction, url }) => (
          <li key={name}>
            <a
              className="navbar-link"
              href={query ? `${url}?${query}` : url}
              lang={htmlLang}
              hrefLang={htmlLang}
              dir={direction}
              aria-current={name === locale.name ? 'true' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
        {after}
      </Dropdown>
    </li>
  );
}
