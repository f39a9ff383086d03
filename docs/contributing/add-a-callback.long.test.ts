import { tryPage } from './testing/on-a-copy.ts';

tryPage('add-a-callback.md', 3);
