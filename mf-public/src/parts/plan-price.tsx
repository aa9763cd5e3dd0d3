import styles from './plan-price.module.css';

interface PlanPriceProps {
  readonly price: string;
  readonly period: string;
}

/** "R$ 99 por mês", the amount large. */
export function PlanPrice({ price, period }: PlanPriceProps) {
  return (
    <p className={styles.price}>
      {price} <small>{period}</small>
    </p>
  );
}
