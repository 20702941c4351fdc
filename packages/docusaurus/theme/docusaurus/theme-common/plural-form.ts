import { useSite } from '@docsite/renderer/template';

/** Selects the plural form for a number from a text whose forms are separated by bars: `one post|{count} posts`. */
export function usePluralForm() {
  const { locale } = useSite();
  const rules = new Intl.PluralRules(locale.name);
  const categories = rules.resolvedOptions().pluralCategories;
  const order = ['zero', 'one', 'two', 'few', 'many', 'other'].filter((name) =>
    (categories as string[]).includes(name),
  );
  return {
    selectMessage: (count: number, messages: string) => {
      const forms = messages.split('|');
      return forms[Math.min(order.indexOf(rules.select(count)), forms.length - 1)] ?? messages;
    },
  };
}
