import { proven } from '../mutants/record.ts';
import { widgetOutlets } from '../mutants/widget.ts';
import type { SelfTest } from '../selftest.ts';
import { brokenWidgets } from './broken-widget.ts';
import { correctWidgets } from './correct-widget.ts';
import { inOneBrowser } from './open.ts';

export function widgetSelfTest(): SelfTest {
  const { run, close } = inOneBrowser();
  return {
    target: 'widget',
    width: 8,
    broken: [
      ...brokenWidgets.map(({ rule, fault, caughtBy, ...widget }) => ({
        rule,
        fault,
        caughtBy,
        run: (only?: readonly string[]) => run(widget, only),
      })),
      ...proven('widget', widgetOutlets(run)),
    ],
    variants: correctWidgets.map(({ that, told, unseen, ...widget }) => ({
      manner: that,
      ...(told && { told }),
      ...(unseen && { unseen }),
      run: (only) => run(widget, only),
    })),
    close,
  };
}
