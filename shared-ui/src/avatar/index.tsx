import { useState } from 'react';
import { initials } from 'shared-domain/names';
import { photoSources } from 'shared-domain/photo';
import { classNames } from '../class-names';
import { toneOf, type AvatarTone } from './tone';
import styles from './avatar.module.css';

export type { AvatarTone } from './tone';

export interface AvatarProps {
  /** Name of the person: determines the initials and, without `tone`, the color. */
  readonly name: string;
  /** URL of the photo; initials if there is none or it fails. */
  readonly src?: string | null | undefined;
  /** 40 in bars, 56 in lists, 72 in cards, 128 in profiles. Default `md` (56). */
  readonly size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  readonly tone?: AvatarTone | undefined;
  readonly className?: string | undefined;
}

/** Width of each size in pixels, as in the styles. */
const WIDTHS = { sm: 40, md: 56, lg: 72, xl: 128 } as const;

/** A photo or initials, in two overlapping discs. Decorative: the name is always next to it. */
export function Avatar({ name, src, size = 'md', tone = toneOf(name), className }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const photo = src && src !== failed ? src : null;
  const sources = photo ? photoSources(photo) : undefined;
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.avatar, styles[size], photo ? styles.photo : styles[tone], className)}
    >
      {photo ? (
        <img
          // It may have failed before hydration.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setFailed(photo);
          }}
          src={photo}
          srcSet={sources}
          sizes={sources && `${WIDTHS[size]}px`}
          width={WIDTHS[size]}
          height={WIDTHS[size]}
          alt=""
          // A profile begins with its photo.
          loading={size === 'xl' ? 'eager' : 'lazy'}
          onError={() => setFailed(photo)}
        />
      ) : (
        initials(name)
      )}
    </span>
  );
}
