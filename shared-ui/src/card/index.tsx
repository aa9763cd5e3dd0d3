import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import styles from './card.module.css';

export interface CardProps extends Omit<ComponentProps<'div'>, 'style'> {
  /** The element it is. Default `div`; `section` and `article` want a heading inside. */
  readonly as?: 'div' | 'section' | 'article' | 'li' | 'form' | undefined;
  /** Tint informs, warm asks for attention, flat lies on the page (decided things). Default `plain`. */
  readonly tone?: 'plain' | 'tint' | 'warm' | 'flat' | undefined;
  /** Raises under the cursor: only where the whole card can be pressed. */
  readonly pressable?: boolean | undefined;
}

/** White ground with a hairline and a faint shadow: one thing, one card. */
export function Card({ as = 'div', tone = 'plain', pressable, className, ...rest }: CardProps) {
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      className={classNames(styles.card, styles[tone], pressable && styles.pressable, className)}
    />
  );
}
