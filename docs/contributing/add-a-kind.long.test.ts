import { tryPage } from './testing/on-a-copy.ts';

tryPage('add-a-kind.md', 6);
