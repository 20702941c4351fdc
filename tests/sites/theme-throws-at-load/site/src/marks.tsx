import { useRefs } from 'react';

export const useMarks = () => useRefs();
