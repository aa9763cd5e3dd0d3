import { TrendingDown, TrendingUp } from 'lucide-react';
import { formatFeePercent } from 'shared-domain/fee';
import { formatBalance } from 'shared-domain/money';
import { Link } from 'shared-portal/router';
import { SkeletonText } from 'shared-ui/skeleton';
import { Figures, type Figure } from '../../parts/figures';
import { copy } from './copy';
import styles from './figures.module.css';
import type { FinancialFigures } from './use-figures';

interface SummaryProps {
  readonly figures: FinancialFigures;
  /** The days compared with: "1 a 26 de outubro". */
  readonly before: string;
}

/** Received − refunded = what is the professionals'; the internal fee beside it. */
export function Summary({ figures: { now, before: earlier, feePercent }, before }: SummaryProps) {
  const compared = (current: number, past: number, fewerIsGood = false) => (
    <Change now={current} past={past} fewerIsGood={fewerIsGood} before={before} />
  );
  const figures: Figure[] = [
    {
      label: copy.received,
      value: formatBalance(now.received),
      note: compared(now.received, earlier.received),
    },
    {
      label: copy.refunded,
      value: formatBalance(now.refunded),
      note: compared(now.refunded, earlier.refunded, true),
    },
    {
      label: copy.net,
      value: formatBalance(now.received - now.refunded),
      note: compared(now.received - now.refunded, earlier.received - earlier.refunded),
    },
    {
      label: copy.fee,
      value: formatBalance(now.fee),
      note: (
        <>
          {copy.feeNote(formatFeePercent(feePercent))} <Link to="/admin/platform-fees">{copy.seeFee}</Link>
        </>
      ),
    },
  ];
  return <Figures figures={figures} />;
}

interface ChangeProps {
  readonly now: number;
  readonly past: number;
  readonly fewerIsGood: boolean;
  readonly before: string;
}

const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 });

/** "mais 9,9% ante 1 a 26 de outubro": the colour follows what it means, the word says the direction. */
function Change({ now, past, fewerIsGood, before }: ChangeProps) {
  if (past <= 0) return copy.noneBefore;
  const change = (now - past) / past;
  if (change === 0) return `${copy.same} ${copy.than(before)}`;
  const isGood = change > 0 !== fewerIsGood;
  const Arrow = change > 0 ? TrendingUp : TrendingDown;
  const size = percent.format(Math.abs(change));
  return (
    <>
      <span className={isGood ? styles.good : styles.bad}>
        <Arrow aria-hidden="true" /> {change > 0 ? copy.more(size) : copy.less(size)}
      </span>{' '}
      {copy.than(before)}
    </>
  );
}

export function SummarySkeleton() {
  const value = <SkeletonText>R$ 000.000</SkeletonText>;
  const note = <SkeletonText>mais 00% ante 1 a 26 de outubro</SkeletonText>;
  return (
    <Figures
      figures={[copy.received, copy.refunded, copy.net, copy.fee].map((label) => ({ label, value, note }))}
    />
  );
}
