import { type ReactNode, createContext, useContext } from 'react';
import './badge.css';

const Tone = createContext('plain');

interface BadgeProps {
  readonly kind?: 'new' | 'old';
  readonly children?: ReactNode;
  readonly onPress?: () => void;
}

export function Badge({ kind = 'new', children, onPress }: BadgeProps) {
  const tone = useContext(Tone);
  return (
    <span className={`badge ${kind} ${tone}`} onClick={onPress}>
      {children}
    </span>
  );
}
Badge.displayName = 'Badge';
