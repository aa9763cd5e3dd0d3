import { TriangleAlert, Wallet } from 'lucide-react';
import { describeError } from 'shared-domain/errors';
import { formatPrice } from 'shared-domain/money';
import { PROFESSIONAL_ERRORS } from 'shared-domain/professional-errors';
import { ButtonLink } from 'shared-ui/button';
import { Note } from 'shared-ui/note';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonText } from 'shared-ui/skeleton';
import { copy } from './copy';
import styles from './price-line.module.css';
import type { PriceQuery } from './use-price';

const words = copy.new;

/** What each consultation will cost; without a price, where to set one. */
export function PriceLine({ query }: { readonly query: PriceQuery }) {
  return (
    <RemoteView
      query={query}
      level={3}
      skeleton={<SkeletonText>{words.price('R$ 150')}</SkeletonText>}
      failureText={words.priceFailed}
    >
      {({ price }) =>
        price === null ? (
          <Note
            tone="warm"
            role="alert"
            icon={<TriangleAlert aria-hidden="true" />}
            action={
              <ButtonLink variant="outline" size="sm" to="/professional/dashboard">
                {words.setPrice}
              </ButtonLink>
            }
          >
            {describeError('price_missing', PROFESSIONAL_ERRORS['patient-booking']).text}
          </Note>
        ) : (
          <p className={styles.price}>
            <Wallet aria-hidden="true" />
            {words.price(formatPrice(price))}
          </p>
        )
      }
    </RemoteView>
  );
}
