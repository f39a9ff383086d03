import { readFileSync } from 'node:fs';
import { expect, expectTypeOf, test } from 'vitest';
import type { SvcApi } from '../../../generated/widget/svc-api.d.ts';
import type {
  CallbackAvailability,
  CallOutcome,
  ChatMode,
  CustomDataResult,
  CustomFields,
  VisitorNumber,
  WidgetState,
} from '../../../generated/widget/types.ts';

interface Call {
  action: string;
  'x-returns'?: string;
}

const { operations } = JSON.parse(
  readFileSync(new URL('../../../generated/asyncapi/widget.json', import.meta.url), 'utf8'),
) as { operations: Record<string, Call> };
const typings = readFileSync(new URL('../../../generated/widget/svc-api.d.ts', import.meta.url), 'utf8');

function named(action: string): string[] {
  return Object.keys(operations).filter((name) => operations[name]!.action === action);
}

test('every method of the script API is typed, and no other', () => {
  const methods = [...typings.matchAll(/^ {2}(\w+)\(/gm)].map(([, name]) => name);
  expect(methods).toEqual(named('receive'));
  expect(methods).toHaveLength(13);
});

test('every function that the widget calls is typed on Window, and no other', () => {
  const callbacks = [...typings.matchAll(/^ {4}(svc_on\w+)\?:/gm)].map(([, name]) => name);
  expect(callbacks).toEqual(named('send'));
  expect(callbacks).toHaveLength(10);
});

// tsc is what judges here; at run time nothing is left of it.
test('a result comes back in the way that x-returns says', () => {
  expectTypeOf<SvcApi['chatMode']>().toEqualTypeOf<() => ChatMode>();
  expectTypeOf<SvcApi['setCustomData']>().toEqualTypeOf<(fields: CustomFields) => CustomDataResult>();
  expectTypeOf<SvcApi['getVisitorNumber']>().toEqualTypeOf<
    (callback?: (result: VisitorNumber) => void) => Promise<VisitorNumber>
  >();
  expectTypeOf<SvcApi['isCallbackEnabled']>().toEqualTypeOf<
    (callback: (result: CallbackAvailability) => void) => void
  >();
  expectTypeOf<SvcApi['showProactiveInvitation']>().returns.toBeVoid();
});

test('a callback is given what its message holds', () => {
  expectTypeOf<Window['svc_onCallEnd']>().toEqualTypeOf<((outcome: CallOutcome) => void) | undefined>();
  expectTypeOf<Window['svc_onChangeState']>().toEqualTypeOf<((state: WidgetState) => void) | undefined>();
});
