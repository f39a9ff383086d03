// Each quickstart in each language that stands on it.
import { describeQuickstarts, readersFolders, readings } from './testing/quickstart-folders.ts';

describeQuickstarts(readings, readersFolders());
