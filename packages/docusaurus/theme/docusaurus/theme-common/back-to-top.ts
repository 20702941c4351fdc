import { useEffect, useState } from 'react';

/** Whether the back-to-top button is shown, and a function that scrolls to the top. */
export function useBackToTopButton({ threshold }: { readonly threshold: number }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const update = () => setShown(scrollY > threshold);
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, [threshold]);
  return { shown, scrollToTop: () => scrollTo({ top: 0, behavior: 'smooth' }) };
}
