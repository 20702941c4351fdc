import { useEffect, useLayoutEffect } from 'react';

/** A layout effect; on the server, an ordinary effect, which does not run. */
export default typeof window === 'undefined' ? useEffect : useLayoutEffect;
