import { useBackToTopButton } from '@docusaurus/theme-common/internal';

export default function BackToTopButton() {
  const { shown, scrollToTop } = useBackToTopButton({ threshold: 300 });
  return (
    <button type="button" className="to-top" hidden={!shown} onClick={scrollToTop}>
      Up
    </button>
  );
}
