import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import styles from './card.module.css';

export interface CardProps extends Omit<ComponentProps<'div'>, 'style'> {
  /** Element type. Default `div`; `section` and `article` require a heading inside. */
  readonly as?: 'div' | 'section' | 'article' | 'li' | 'form' | undefined;
  /** Tint informs, warm asks for attention, flat has no elevation (decided items). Default `plain`. */
  readonly tone?: 'plain' | 'tint' | 'warm' | 'flat' | undefined;
  /** Hover elevation: only if the whole card is clickable. */
  readonly pressable?: boolean | undefined;
}

/** White background with a border and a light shadow; one item per card. */
export function Card({ as = 'div', tone = 'plain', pressable, className, ...rest }: CardProps) {
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      className={classNames(styles.card, styles[tone], pressable && styles.pressable, className)}
    />
  );
}
