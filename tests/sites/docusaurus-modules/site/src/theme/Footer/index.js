import Translate, {translate} from '@docusaurus/Translate';

const label = translate({id: 'footer.label', message: 'Below'});

export default function Footer() {
  return (
    <footer aria-label={label}>
      <Translate id="footer.text">The end</Translate>
    </footer>
  );
}
