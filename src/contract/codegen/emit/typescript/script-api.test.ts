import { readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Asked, SvcApi } from '../../../../../generated/widget/svc-api.d.ts';
import type {
  CallbackAvailability,
  CallOutcome,
  ChatMode,
  CustomDataResult,
  CustomFields,
  VisitorNumber,
  WidgetDone,
  WidgetState,
} from '../../../../../generated/widget/types.ts';
import { complaintsAbout } from '../testing/programs.ts';

interface Call {
  action: string;
  'x-returns'?: string;
}

const { operations } = JSON.parse(
  readFileSync(new URL('../../../../../generated/asyncapi/widget.json', import.meta.url), 'utf8'),
) as { operations: Record<string, Call> };
const typings = readFileSync(
  new URL('../../../../../generated/widget/svc-api.d.ts', import.meta.url),
  'utf8',
);

function named(action: string): string[] {
  return Object.keys(operations).filter((name) => operations[name]!.action === action);
}

test('the type SvcApi has every method of the script API, and no other', () => {
  const methods = [...typings.matchAll(/^ {2}(\w+)\(/gm)].map(([, name]) => name);
  expect(methods).toEqual(named('receive'));
  expect(methods).toHaveLength(13);
});

test('the type Window has every function that the widget calls, and no other', () => {
  const callbacks = [...typings.matchAll(/^ {4}(svc_on\w+)\?:/gm)].map(([, name]) => name);
  expect(callbacks).toEqual(named('send'));
  expect(callbacks).toHaveLength(10);
});

// The compiler checks the types of this test.
test("the type of a method's result has the form that x-returns names", () => {
  expectTypeOf<SvcApi['chatMode']>().toEqualTypeOf<() => ChatMode>();
  expectTypeOf<SvcApi['setCustomData']>().toEqualTypeOf<(fields: CustomFields) => CustomDataResult>();
  expectTypeOf<SvcApi['getVisitorNumber']>().toEqualTypeOf<
    (callback?: (error: Error | null, result: VisitorNumber) => void) => Promise<VisitorNumber>
  >();
  expectTypeOf<SvcApi['isCallbackEnabled']>().toEqualTypeOf<
    (callback: (result: CallbackAvailability) => void) => void
  >();
  expectTypeOf<SvcApi['setContactInfo']>().returns.toEqualTypeOf<Asked<WidgetDone>>();
  expectTypeOf<SvcApi['showProactiveInvitation']>().returns.toEqualTypeOf<Asked<WidgetDone>>();
});

test("the argument of a callback has the type of the message's content", () => {
  expectTypeOf<Window['svc_onCallEnd']>().toEqualTypeOf<((outcome: CallOutcome) => void) | undefined>();
  expectTypeOf<Window['svc_onChangeState']>().toEqualTypeOf<((state: WidgetState) => void) | undefined>();
});

describe.each(['page.ts', 'page.js'])('the compiler checks a script of a page, %s', (name) => {
  const says = (code: string) =>
    complaintsAbout(name, `/// <reference path="./generated/widget/svc-api.d.ts" />\n${code}`);

  test('a script may call the global svc_api', () => {
    const code = `svc_api.open({ start: 'call' });
function svc_onOpen() { if (svc_api.chatMode() === 'online') svc_api.close(); }
window.svc_onLoadCallback = () => { svc_api.setContactInfo({ name: 'Mira' }); };`;
    expect(says(code)).toEqual([]);
  });

  test('a script must check window.svc_api, because the API may not be loaded yet', () => {
    expect(says('window.svc_api?.open(); if (window.svc_api) window.svc_api.close();')).toEqual([]);
    expect(says("if (typeof svc_api !== 'undefined') svc_api.open();")).toEqual([]);
    expect(says('window.svc_api.open();').join()).toMatch(/possibly 'undefined'/);
  });

  test("a script gets the visitor's number from the promise or from a Node-style callback", () => {
    const code = `svc_api.getVisitorNumber().then((number) => number.toFixed());
svc_api.getVisitorNumber((error, number) => { if (error) return error.message; return number.toFixed(); });
svc_api.getVisitorNumber(function (error, number) { console.log(error === null, number + 1); });`;
    expect(says(code)).toEqual([]);
    expect(says('svc_api.getVisitorNumber((number) => number.toFixed());').join()).toMatch(/toFixed/);
  });

  test('an unknown method and a wrong argument are errors', () => {
    expect(says('svc_api.opne();').join()).toMatch(/'opne' does not exist/);
    expect(says('svc_api.setUserToken(7);').join()).toMatch(/not assignable/);
  });
});

test('a module that imports the types only for their globals can use svc_api', () => {
  const code = `import type {} from './generated/widget/svc-api.d.ts';
svc_api.open();
window.svc_api?.close();
const shown: Promise<number> = svc_api.getVisitorNumber();
export { shown };`;
  expect(complaintsAbout('module.ts', code)).toEqual([]);
});

test('samples of the source compile: a variable as the options, and a check of the result "fail"', () => {
  const page = (svc_api: SvcApi) => {
    const params = { start: 'call' };
    const { result } = svc_api.open(params);
    return result === 'fail';
  };
  expect(page({ open: () => ({ result: 'ok' }) } as unknown as SvcApi)).toBe(false);
});
