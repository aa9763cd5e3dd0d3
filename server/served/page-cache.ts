/** A rendered page. */
export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  readonly etag: string;
  readonly isIndexed: boolean;
  /** Names of what it shows. */
  readonly tags: readonly string[];
  /** By `performance.now()`. */
  readonly renderedAt: number;
}

/** Rendered pages by address; drops those that were not used for longest. */
export class PageCache {
  readonly #pages = new Map<string, RenderedPage>();
  readonly #maxBytes: number;
  /** When the pages with a tag were dropped last, oldest first. */
  readonly #droppedAt = new Map<string, number>();
  #clearedAt = -Infinity;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(key: string): RenderedPage | undefined {
    const page = this.#pages.get(key);
    if (page) {
      this.#pages.delete(key);
      this.#pages.set(key, page);
    }
    return page;
  }

  /** Keeps a page, unless something that it shows changed while it was rendered. */
  set(key: string, page: RenderedPage): void {
    this.#delete(key);
    const dropped = [this.#clearedAt, ...page.tags.map((tag) => this.#droppedAt.get(tag) ?? -Infinity)];
    if (page.renderedAt < Math.max(...dropped)) return;
    this.#pages.set(key, page);
    this.#bytes += sizeOf(page);
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#delete(oldest);
    }
  }

  /** Drops the pages with one of these tags. */
  drop(tags: readonly string[]): void {
    for (const tag of tags) {
      this.#droppedAt.delete(tag);
      this.#droppedAt.set(tag, performance.now());
    }
    for (const [tag, at] of this.#droppedAt) {
      if (this.#droppedAt.size <= MAX_DROPPED) break;
      this.#droppedAt.delete(tag);
      this.#clearedAt = at;
    }
    const old = [...this.#pages].filter(([, page]) => page.tags.some((tag) => tags.includes(tag)));
    for (const [key] of old) this.#delete(key);
  }

  clear(): void {
    this.#pages.clear();
    this.#droppedAt.clear();
    this.#clearedAt = performance.now();
    this.#bytes = 0;
  }

  #delete(key: string): void {
    const page = this.#pages.get(key);
    if (page) this.#bytes -= sizeOf(page);
    this.#pages.delete(key);
  }
}

/** Tags whose last drop is remembered; far more than change while a page is rendered. */
const MAX_DROPPED = 10_000;

const sizeOf = ({ html }: RenderedPage) => html.length;
