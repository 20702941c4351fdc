import { translate } from '@docusaurus/Translate';
import Footer from '@theme-original/Footer';
import IconEdit from '@theme/Icon/Edit';
import { useContext } from 'react';
import { Greeting } from '../Root';

export default function FooterWrapper(props) {
  return (
    <>
      <p className="above-footer" title={translate({ id: 'above', message: 'Above' })}>
        {useContext(Greeting)}
        <IconEdit className="own-icon" />
      </p>
      <Footer {...props} />
    </>
  );
}
