import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from 'shared-ui/card';
import { classNames } from 'shared-ui/class-names';
import { planCopy } from './plan-copy';
import { PlanPrice } from './plan-price';
import styles from './plan-card.module.css';

/** One feature of a plan. `off`: not included. */
export interface PlanFeature {
  readonly text: string;
  /** Bold text after the description. */
  readonly value?: string | undefined;
  readonly off?: boolean | undefined;
}

interface PlanCardProps {
  readonly name: string;
  readonly tagline: string;
  readonly price: string;
  readonly period: string;
  /** Under the price: a note or a tag. */
  readonly remark: ReactNode;
  readonly offer?: ReactNode;
  readonly features: readonly PlanFeature[];
  /** The recommended plan: outlined, with a flag. */
  readonly main?: boolean | undefined;
  readonly actions: ReactNode;
}

/** One plan. From 960 px on, its rows align with those of its neighbors. */
export function PlanCard(props: PlanCardProps) {
  const { name, tagline, price, period, remark, offer, features, main, actions } = props;
  return (
    <Card as="section" aria-label={name} className={classNames(styles.plan, main && styles.main)}>
      {main && <PlanFlag />}
      <div className={styles.tight}>
        <h2>{name}</h2>
        <p className={styles.small}>{tagline}</p>
      </div>
      <div className={styles.tight}>
        <PlanPrice price={price} period={period} />
        <div className={styles.small}>{remark}</div>
      </div>
      {offer}
      <ul className={styles.features}>
        {features.map((feature) => (
          <Feature key={feature.text} {...feature} />
        ))}
      </ul>
      <div className={styles.actions}>{actions}</div>
    </Card>
  );
}

/** "Mais escolhido", on the upper edge of the card. */
export function PlanFlag() {
  return <span className={styles.flag}>{planCopy.mostChosen}</span>;
}

function Feature({ text, value, off }: PlanFeature) {
  return (
    <li className={classNames(off && styles.off)}>
      {off ? <Minus aria-hidden="true" /> : <Check aria-hidden="true" />}
      <span>
        {text}
        {value && (
          <>
            : <b>{value}</b>
          </>
        )}
        {off && <span className="visually-hidden">{planCopy.notIncluded}</span>}
      </span>
    </li>
  );
}
