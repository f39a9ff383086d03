import type { Browser, Page } from 'playwright-core';

/** A picture to be taken. */
export interface Scene {
  /** Name of the file, without its ending. */
  name: string;
  width: number;
  height: number;
  theme: 'light' | 'dark';
  /** Brings the page to what the picture shows. */
  show(page: Page): Promise<void>;
}

/** Pictures that share what has to be set up for them. */
export interface Story {
  title: string;
  /** Sets up, hands the scenes to `take`, and cleans up. */
  tell(take: (scenes: readonly Scene[]) => Promise<void>, browser: Browser): Promise<void>;
}
