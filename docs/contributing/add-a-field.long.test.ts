import { tryPage } from './testing/on-a-copy.ts';

tryPage('add-a-field.md', 7);
