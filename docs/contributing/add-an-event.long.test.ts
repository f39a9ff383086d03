import { tryPage } from './testing/on-a-copy.ts';

tryPage('add-an-event.md', 5);
