import type { Case } from '../../../run/case.ts';
import type { WidgetContext } from '../context.ts';
import { chatCases } from './chat.ts';
import { dataCases } from './data.ts';
import { sharedCases } from './shared.ts';
import { visitorCases } from './visitor.ts';
import { windowCases } from './window.ts';

export const widgetCases: readonly Case<WidgetContext>[] = [
  ...sharedCases,
  ...windowCases,
  ...chatCases,
  ...visitorCases,
  ...dataCases,
];
