import { useEffect, useState } from 'react';

/** Whether the button back to the top is shown. */
export function useBackToTopButton({ threshold }: { readonly threshold: number }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const update = () => setShown(scrollY > threshold);
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, [threshold]);
  return { shown, scrollToTop: () => scrollTo({ top: 0, behavior: 'smooth' }) };
}
