import type { LogoConfig } from '@docsite/core';
import type { LogoData } from '../../template/index.js';
import { configuredImage, configuredLink } from '../configured-link.js';
import type { PageIndex } from '../page-index.js';

/** A logo with its addresses. */
export function logoData(logo: LogoConfig, index: PageIndex): LogoData {
  const { src, srcDark, href: target = '/', ...rest } = logo;
  return {
    ...rest,
    src: configuredImage(src, index),
    ...(srcDark !== undefined && { srcDark: configuredImage(srcDark, index) }),
    ...(target !== false && { href: configuredLink(target, index).href }),
  };
}
