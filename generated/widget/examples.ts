// Made from specs/examples/ by `npm run generate`. Change the documents, never this file.

/** Payloads that match their schema, by the name of the schema and of the example. */
export const examples = {
  CallResult: { 'example-1': 'ok' },
  CallOutcome: {
    well: { result: 'ok' },
    badly: { result: 'fail', reason: 'The line was busy.' },
    'not-told': {},
  },
  CallEndArguments: {
    well: { outcome: { result: 'ok' } },
    badly: { outcome: { result: 'fail', reason: 'The line was busy.' } },
    'not-told': { outcome: {} },
  },
  WidgetDone: { done: { result: 'ok' } },
  CallbackUnavailableReason: { 'example-1': 'Callback disabled' },
  CallbackUnavailable: {
    disabled: { result: 'fail', reason: 'Callback disabled' },
    'for-another-reason': { result: 'fail', reason: 'Callback unavaiable' },
  },
  CallbackAvailability: {
    available: { result: 'ok' },
    done: { result: 'ok' },
    disabled: { result: 'fail', reason: 'Callback disabled' },
    'for-another-reason': { result: 'fail', reason: 'Callback unavaiable' },
  },
  WidgetState: { 'example-1': 'chat' },
  ChangeStateArguments: {
    chat: { state: 'chat' },
    call: { state: 'call' },
    'chat-min': { state: 'chat/min' },
    'chat-with-call': { state: 'chat/call' },
    label: { state: 'label' },
  },
  ChatMode: { 'example-1': 'online' },
  ContactInfo: {
    'all-fields': {
      name: 'Mara Schmidt',
      email: 'mara@example.com',
      phone: '+4930901820',
      description: 'Buys for a school.',
    },
    'name-alone': { name: 'Mara Schmidt' },
  },
  WidgetRefusal: { refused: { result: 'fail', reason: 'The widget is not ready yet.' } },
  CustomDataResult: {
    'fields-shown': { result: 'ok' },
    'fields-refused': { result: 'fail', reason: 'Custom data must be an array.' },
    done: { result: 'ok' },
    refused: { result: 'fail', reason: 'The widget is not ready yet.' },
  },
  CustomField: {
    'all-fields': { title: 'Account', key: 'Plan', content: 'School', link: 'https://crm.example/accounts/81' },
    'markup-is-text': { title: 'Note', content: '<b>Careful</b>' },
    'words-alone': { content: '12 orders' },
  },
  CustomFields: {
    'two-fields': [{ title: 'Orders', content: '12 in the last year' }, { title: 'Balance', content: '3.20 €' }],
    none: [],
  },
  InvitationRules: { 'one-rule': { welcome: { delay: 10, text: 'May I help you?' } }, none: {} },
  NoArguments: { 'example-1': {} },
  OfflineMessageForm: {
    'all-fields': {
      name: 'Mira',
      email: 'mira@example.com',
      phone: '+46 70 123 45 67',
      description: 'Wants the blue one',
      message: 'Please call me back.',
    },
    'message-alone': { message: 'Please call me back.' },
  },
  OfflineMessageRefused: { 'refused-for-the-e-mail-address': { result: 'fail', error: 'The e-mail address has no @.' } },
  OfflineMessageResult: {
    sent: { result: 'ok' },
    done: { result: 'ok' },
    'refused-for-the-e-mail-address': { result: 'fail', error: 'The e-mail address has no @.' },
  },
  OpenOptions: { chat: {}, 'callback-form': { start: 'call' } },
  OpenArguments: { chat: {}, 'callback-form': { options: { start: 'call' } } },
  SendOfflineMessageArguments: {
    'all-fields': {
      form: {
        name: 'Mara Schmidt',
        email: 'mara@example.com',
        phone: '+4930901820',
        description: 'Buys for a school.',
        message: 'Please call me tomorrow.',
      },
    },
    'message-alone': { form: { message: 'Please call me.' } },
  },
  SetContactInfoArguments: {
    'all-fields': {
      contact_info: {
        name: 'Mara Schmidt',
        email: 'mara@example.com',
        phone: '+4930901820',
        description: 'Buys for a school.',
      },
    },
    'name-alone': { contact_info: { name: 'Mara Schmidt' } },
  },
  SetCustomDataArguments: {
    'two-fields': {
      fields: [
        { title: 'Orders', content: '12 in the last year' },
        { title: 'Balance', content: '3.20 €' },
      ],
    },
    'all-fields': {
      fields: [
        {
          title: 'Account',
          key: 'Plan',
          content: 'School',
          link: 'https://crm.example/accounts/81',
        },
      ],
    },
    'no-fields': { fields: [] },
  },
  SetRulesArguments: { 'one-rule': { rules: { welcome: { delay: 10, text: 'May I help you?' } } } },
  SetUserTokenArguments: { 'hard-to-guess': { token: 'u-2b1f8f0e9d' } },
  ShowProactiveInvitationArguments: {
    'text-alone': { invitation_text: 'May I help you?' },
    'with-department': { invitation_text: 'May I help you?', department_id: 2 },
  },
  StartCallArguments: { phone: { phone: '+4930901820' } },
  StartCallResult: {
    'call-asked-for': { result: 'ok' },
    'callback-disabled': { result: 'fail', reason: 'Callback disabled' },
    done: { result: 'ok' },
    refused: { result: 'fail', reason: 'The widget is not ready yet.' },
  },
  UserTokenRefused: {
    'refused-with-false': { result: 'fail', token: false },
    'refused-with-the-token': { result: 'fail', token: 'u-2b1f8f0e9d' },
  },
  UserTokenSet: { set: { result: 'ok', token: 'u-2b1f8f0e9d' } },
  UserTokenResult: {
    set: { result: 'ok', token: 'u-2b1f8f0e9d' },
    'refused-with-false': { result: 'fail', token: false },
    'refused-with-the-token': { result: 'fail', token: 'u-2b1f8f0e9d' },
  },
  VisitorContact: {
    'filled-in': {
      name: 'Mara Schmidt',
      email: 'mara@example.com',
      phone: '+4930901820',
      description: 'Buys for a school.',
    },
    'nothing-known': { name: null, email: null, phone: null, description: null },
  },
  VisitorNumber: { 'example-1': 3 },
};

/** Payloads that receivers accept but no party should send, by the name of the schema and of the example. */
export const toleratedExamples = {};

/** Payloads that do not match their schema, by the name of the schema and of the example. */
export const invalidExamples = {
  CallEndArguments: { 'another-result': { outcome: { result: 'busy' } }, nothing: {} },
  WidgetDone: { 'upper-case': { result: 'OK' } },
  CallbackAvailability: {
    'reason-spelt-otherwise': { result: 'fail', reason: 'Callback unavailable' },
    'refused-without-reason': { result: 'fail' },
  },
  WidgetState: { 'minimised-alone': 'min' },
  ChangeStateArguments: { nothing: {}, 'unknown-state': { state: 'hidden' } },
  ChatMode: { away: 'away' },
  WidgetRefusal: { 'no-reason': { result: 'fail' } },
  CustomDataResult: { 'another-result': { result: 'maybe' }, 'refused-without-reason': { result: 'fail' } },
  CustomFields: {
    'content-is-a-number': [{ content: 12 }],
    'one-field-outside-of-a-list': { title: 'Orders', content: '12 in the last year' },
  },
  NoArguments: { 'an-argument': { now: true } },
  OfflineMessageForm: {
    'without-message': {
      name: 'Mira',
      email: 'mira@example.com',
      phone: '+46 70 123 45 67',
      description: 'Wants the blue one',
    },
  },
  OfflineMessageResult: {
    'reason-in-place-of-error': { result: 'fail', reason: 'The e-mail address has no @.' },
    'refused-without-error': { result: 'fail' },
  },
  OpenArguments: { 'options-is-a-text': { options: 'call' }, 'unknown-start': { options: { start: 'video' } } },
  SendOfflineMessageArguments: {
    'no-message': {
      form: {
        name: 'Mara Schmidt',
        email: 'mara@example.com',
        phone: '+4930901820',
        description: 'Buys for a school.',
      },
    },
    nothing: {},
  },
  SetContactInfoArguments: { 'name-is-a-number': { contact_info: { name: 5 } }, nothing: {} },
  SetCustomDataArguments: {
    'fields-as-null': { fields: null },
    'fields-as-object': { fields: { title: 'Orders', content: '12 in the last year' } },
    'fields-as-text': { fields: '12 orders' },
    nothing: {},
  },
  SetRulesArguments: { nothing: {}, 'rules-are-a-list': { rules: [] } },
  SetUserTokenArguments: { nothing: {}, 'token-is-a-number': { token: 81 } },
  ShowProactiveInvitationArguments: {
    'department-is-a-text': { invitation_text: 'May I help you?', department_id: '2' },
    'no-text': { department_id: 2 },
  },
  StartCallArguments: { nothing: {}, 'phone-is-a-number': { phone: 4930901820 } },
  StartCallResult: { 'refused-without-reason': { result: 'fail' } },
  UserTokenResult: {
    'refused-with-true': { result: 'fail', token: true },
    'set-with-false': { result: 'ok', token: false },
    'set-without-token': { result: 'ok' },
  },
  VisitorContact: {
    'phone-is-a-number': {
      name: 'Mara Schmidt',
      email: 'mara@example.com',
      phone: 4930901820,
      description: 'Buys for a school.',
    },
  },
  VisitorNumber: { text: '3', zero: 0 },
};

/** The rule or open point that each invalid payload violates, by the name of the schema and of the example. */
export const broken = {
  CallEndArguments: { 'another-result': 'WID-23', nothing: 'WID-23' },
  WidgetDone: { 'upper-case': 'WID-26' },
  CallbackAvailability: { 'reason-spelt-otherwise': 'WID-17', 'refused-without-reason': 'WID-17' },
  WidgetState: { 'minimised-alone': 'WID-24' },
  ChangeStateArguments: { nothing: 'WID-24', 'unknown-state': 'WID-24' },
  ChatMode: { away: 'WID-04' },
  WidgetRefusal: { 'no-reason': 'WID-08' },
  CustomDataResult: { 'another-result': 'WID-08', 'refused-without-reason': 'WID-08' },
  CustomFields: { 'content-is-a-number': 'HOOK-RCV-01', 'one-field-outside-of-a-list': 'WID-08' },
  NoArguments: { 'an-argument': 'WID-26' },
  OfflineMessageForm: { 'without-message': 'OPEN-41' },
  OfflineMessageResult: { 'reason-in-place-of-error': 'WID-18', 'refused-without-error': 'WID-18' },
  OpenArguments: { 'options-is-a-text': 'WID-02', 'unknown-start': 'WID-02' },
  SendOfflineMessageArguments: { 'no-message': 'OPEN-41', nothing: 'WID-18' },
  SetContactInfoArguments: { 'name-is-a-number': 'WID-07', nothing: 'WID-07' },
  SetCustomDataArguments: {
    'fields-as-null': 'WID-08',
    'fields-as-object': 'WID-08',
    'fields-as-text': 'WID-08',
    nothing: 'WID-08',
  },
  SetRulesArguments: { nothing: 'WID-13', 'rules-are-a-list': 'OPEN-24' },
  SetUserTokenArguments: { nothing: 'WID-14', 'token-is-a-number': 'WID-14' },
  ShowProactiveInvitationArguments: { 'department-is-a-text': 'WID-15', 'no-text': 'WID-15' },
  StartCallArguments: { nothing: 'WID-16', 'phone-is-a-number': 'WID-16' },
  StartCallResult: { 'refused-without-reason': 'WID-16' },
  UserTokenResult: { 'refused-with-true': 'WID-14', 'set-with-false': 'WID-14', 'set-without-token': 'WID-14' },
  VisitorContact: { 'phone-is-a-number': 'OPEN-02' },
  VisitorNumber: { text: 'WID-06', zero: 'WID-06' },
} as const;
