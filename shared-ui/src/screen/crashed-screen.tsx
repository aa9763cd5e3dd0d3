import { useEffect, useRef } from 'react';
import { useDocumentTitle } from '../page-layout';
import { FaultPanel } from '../panel';
import { copy } from './copy';

/** In the place of a screen that threw. Takes the focus, which was lost with the screen. */
export function CrashedScreen({ onRetry }: { readonly onRetry: () => void }) {
  useDocumentTitle(copy.title);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('h1')?.focus(), []);
  return (
    <div ref={place} className="wrap">
      <FaultPanel level={1} {...copy} onRetry={onRetry} homeTo="/" />
    </div>
  );
}
