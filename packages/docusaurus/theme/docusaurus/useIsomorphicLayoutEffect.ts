import { useEffect, useLayoutEffect } from 'react';

/** An effect before the browser paints; none on the server. */
export default typeof window === 'undefined' ? useEffect : useLayoutEffect;
