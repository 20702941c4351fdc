import { useLabels, usePage, useSite } from '@docsite/renderer/template';
import { type ChoiceProps, Dropdown } from '@theme/shell/dropdown';

/** How to link other locales, and when to show the links. */
export interface LocaleDropdownProps extends ChoiceProps {
  /** A query string to add to the addresses, without `?`. */
  readonly query?: string | undefined;
  /** Whether it is shown even if there is only one language. */
  readonly always?: boolean | undefined;
}

/** Links the same page in the other languages of the site. Absent if there is only one, unless it is always shown. */
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
