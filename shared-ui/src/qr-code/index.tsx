import { useMemo } from 'react';
import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** The dark modules of a QR code as one path, one horizontal run at a time. */
function drawing(code: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(code, { ecc: 'M', border: 0 });
  const runs = data.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      const length = (end === -1 ? size : end) - x;
      return `M${x} ${y}h${length}v1h-${length}z`;
    }),
  );
  return { size, path: runs.join('') };
}

/** A QR code as an SVG file with the light border that scanners need, four modules wide. */
export function qrSvg(code: string): string {
  const { size, path } = drawing(code);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${size + 8} ${size + 8}" width="1024" height="1024" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M-4-4h${size + 8}v${size + 8}h-${size + 8}z"/><path d="${path}"/></svg>`
  );
}

export interface QrCodeProps {
  readonly code: string;
  /** Accessible name. */
  readonly label: string;
}

/** Renders a text as a QR code, without network requests. */
export function QrCode({ code, label }: QrCodeProps) {
  const { size, path } = useMemo(() => drawing(code), [code]);
  return (
    <div className={styles.qr}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
        <path fill="var(--color-code)" d={path} />
      </svg>
    </div>
  );
}
