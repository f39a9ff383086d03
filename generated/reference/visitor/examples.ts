// Made from specs/examples/ by `npm run generate`. Change the documents, never this file.

/** Payloads that match their schema, by the name of the schema and of the example. */
export const examples = {
  ChatMode: { 'example-1': 'online' },
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
  Availability: {
    all: { mode: 'online', callback: { result: 'ok' } },
    nobody: { mode: 'offline', callback: { result: 'fail', reason: 'Callback unavaiable' } },
  },
  CallEntry: { 'example-1': { type: 'call', status: 'error', text: 'cancelled' } },
  ContactInfo: {
    'all-fields': {
      name: 'Mara Schmidt',
      email: 'mara@example.com',
      phone: '+4930901820',
      description: 'Buys for a school.',
    },
    'name-alone': { name: 'Mara Schmidt' },
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
  ErrorCode: { 'example-1': 'invalid_request' },
  ErrorDetail: {
    'invalid-request': {
      code: 'invalid_request',
      message: '/message/text must be a string. Compare the field with the documentation.',
    },
  },
  ErrorBody: {
    'access-denied': { error: { code: 'access_denied', message: 'This provider may not write to the chat.' } },
    'internal-error': {
      error: { code: 'internal_error', message: 'The request could not be processed. Try again later.' },
    },
    'invalid-client': {
      error: {
        code: 'invalid_client',
        message: 'The token in the address is not known. Compare it with the one in the settings of the bot.',
      },
    },
    'invalid-request': {
      error: {
        code: 'invalid_request',
        message: '/message/text must be a string. Compare the field with the documentation.',
      },
    },
    'method-not-supported': { error: { code: 'method_not_supported', message: 'PUT is not served here. Use POST.' } },
    'not-found': { error: { code: 'not_found', message: 'No channel has this address.' } },
    overloaded: { error: { code: 'overloaded', message: 'The server is overloaded. Try again later.' } },
    'too-many-requests': { error: { code: 'too_many_requests', message: 'Too many requests. Wait and try again.' } },
    'unauthorized-client': {
      error: {
        code: 'unauthorized_client',
        message: 'The Authorization header does not match the configured one.',
      },
    },
    unavailable: { error: { code: 'unavailable', message: 'The server is not available. Try again later.' } },
    'upstream-timeout': {
      error: {
        code: 'upstream_timeout',
        message: 'The request could not be performed in time. Try again later.',
      },
    },
  },
  GivenRate: { 'example-1': 'positive' },
  HttpUrl: { 'example-1': 'https://files.example.com/7/parcel.jpg' },
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
  LeftMessage: {
    'with-contact': {
      message_id: 'b1f0a3d2-5',
      form: { name: 'Grace', email: 'grace@example.com', message: 'Please write to me.' },
    },
  },
  LocationContent: {
    place: { type: 'location', latitude: 55.6761, longitude: 12.5683 },
    'place-with-title': {
      type: 'location',
      latitude: 55.6761,
      longitude: 12.5683,
      title: 'Rådhuspladsen',
      text: 'I am here',
    },
  },
  MediaType: { 'example-1': 'photo' },
  PositiveInteger: { 'example-1': 48213 },
  MediaContent: {
    'photo-with-thumb': {
      type: 'photo',
      file: 'https://files.example.com/7/parcel.jpg',
      file_name: 'parcel.jpg',
      file_size: 48213,
      thumb: 'https://files.example.com/7/thumb.jpg',
    },
    'audio-with-fewest-fields': {
      type: 'audio',
      file: 'https://files.example.com/7/song.mp3',
      file_name: 'song.mp3',
      file_size: 48213,
    },
    'document-with-fewest-fields': {
      type: 'document',
      file: 'https://files.example.com/7/invoice.pdf',
      file_name: 'invoice.pdf',
      file_size: 48213,
    },
    'photo-with-fewest-fields': {
      type: 'photo',
      file: 'https://files.example.com/7/parcel.jpg',
      file_name: 'parcel.jpg',
      file_size: 48213,
    },
    'sticker-with-fewest-fields': {
      type: 'sticker',
      file: 'https://files.example.com/7/wave.webp',
      file_name: 'wave.webp',
      file_size: 48213,
    },
    'video-with-fewest-fields': {
      type: 'video',
      file: 'https://files.example.com/7/clip.mp4',
      file_name: 'clip.mp4',
      file_size: 48213,
    },
    'voice-with-fewest-fields': {
      type: 'voice',
      file: 'https://files.example.com/7/note.ogg',
      file_name: 'note.ogg',
      file_size: 48213,
    },
  },
  PageInfo: {
    'with-title': { url: 'https://shop.example/paper', title: 'Paper' },
    'address-alone': { url: 'https://shop.example/paper' },
    'nothing-known': { url: '', title: '' },
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
  SetUserTokenArguments: { 'hard-to-guess': { token: 'u-2b1f8f0e9d' } },
  StartCallArguments: { phone: { phone: '+4930901820' } },
  TakenMessage: { taken: { entry_id: 11 } },
  UtmTags: {
    newsletter: { source: 'newsletter', campaign: 'autumn', content: 'button', medium: 'email', term: 'paper' },
    'no-campaign': {},
  },
  Visit: {
    'from-a-letter': {
      page: { url: 'https://shop.example.com/chairs?utm_source=letter', title: 'Chairs' },
      utm: { source: 'letter' },
    },
    'page-alone': { page: { url: 'https://shop.example.com/' } },
  },
  VisitorButtons: { 'example-1': { type: 'buttons', title: 'Which colour?', buttons: ['Blue', 'Green'] } },
  VisitorCall: { begun: { status: 'start' }, failed: { status: 'error', reason: 'busy' } },
  WritingAgent: { 'with-photo': { name: 'Ada', photo: 'https://desk.example.com/ada.png' } },
  VisitorChat: {
    'with-an-agent': { chat_id: 3, state: 'open', agent: { name: 'Ada' }, rate: null },
    closed: { chat_id: 3, state: 'closed', rate: 'positive' },
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
  VisitorText: { 'example-1': { type: 'text', text: 'Yes, three are left.' } },
  VisitorMarkdown: { 'example-1': { type: 'markdown', content: 'It is **in stock**.' } },
  VisitorContent: {
    'example-1': { type: 'call', status: 'error', text: 'cancelled' },
    'photo-with-thumb': {
      type: 'photo',
      file: 'https://files.example.com/7/parcel.jpg',
      file_name: 'parcel.jpg',
      file_size: 48213,
      thumb: 'https://files.example.com/7/thumb.jpg',
    },
    'audio-with-fewest-fields': {
      type: 'audio',
      file: 'https://files.example.com/7/song.mp3',
      file_name: 'song.mp3',
      file_size: 48213,
    },
    'document-with-fewest-fields': {
      type: 'document',
      file: 'https://files.example.com/7/invoice.pdf',
      file_name: 'invoice.pdf',
      file_size: 48213,
    },
    'photo-with-fewest-fields': {
      type: 'photo',
      file: 'https://files.example.com/7/parcel.jpg',
      file_name: 'parcel.jpg',
      file_size: 48213,
    },
    'sticker-with-fewest-fields': {
      type: 'sticker',
      file: 'https://files.example.com/7/wave.webp',
      file_name: 'wave.webp',
      file_size: 48213,
    },
    'video-with-fewest-fields': {
      type: 'video',
      file: 'https://files.example.com/7/clip.mp4',
      file_name: 'clip.mp4',
      file_size: 48213,
    },
    'voice-with-fewest-fields': {
      type: 'voice',
      file: 'https://files.example.com/7/note.ogg',
      file_name: 'note.ogg',
      file_size: 48213,
    },
    place: { type: 'location', latitude: 55.6761, longitude: 12.5683 },
    'place-with-title': {
      type: 'location',
      latitude: 55.6761,
      longitude: 12.5683,
      title: 'Rådhuspladsen',
      text: 'I am here',
    },
  },
  VisitorEntryHead: {
    'example-1': { entry_id: 12, chat_id: 3, at: '2026-11-21T10:00:05.000Z', from: 'agent', name: 'Ada' },
  },
  VisitorEntry: {
    'of-an-agent': {
      entry_id: 12,
      chat_id: 3,
      at: '2026-11-21T10:00:05.000Z',
      from: 'agent',
      name: 'Ada',
      type: 'text',
      text: 'Yes, three are left.',
    },
    'bot-offers-buttons': {
      entry_id: 13,
      chat_id: 3,
      at: '2026-11-21T10:00:06.000Z',
      from: 'bot',
      name: 'Shop bot',
      type: 'buttons',
      title: 'Which colour?',
      buttons: ['Blue', 'Green'],
    },
    'bot-says-markdown': {
      entry_id: 14,
      chat_id: 3,
      at: '2026-11-21T10:00:07.000Z',
      from: 'bot',
      name: 'Shop bot',
      type: 'markdown',
      content: 'It is **in stock**.',
    },
  },
  VisitorEvent: {
    'entry-of-an-agent': {
      event: 'entry',
      entry: {
        entry_id: 12,
        chat_id: 3,
        at: '2026-11-21T10:00:05.000Z',
        from: 'agent',
        name: 'Ada',
        type: 'text',
        text: 'Yes, three are left.',
      },
    },
    'agent-types': { event: 'typing', typing: true },
  },
  VisitorFile: { 'example-1': { message_id: '0b9e3c52-7d41', name: 'receipt.txt', bytes: 'OS0xOA==' } },
  VisitorNumber: { 'example-1': 3 },
  VisitorRating: { good: { rate: 'positive' }, 'taken-back': { rate: null } },
  WidgetLook: { 'example-1': { name: 'Chairs & Co.', label: 'Ask us', colour: '#7a3e00', side: 'end' } },
  VisitorSession: {
    'in-a-chat': {
      visitor_number: 3,
      look: { name: 'Chairs & Co.', label: 'Ask us', colour: '#7a3e00', side: 'end' },
      availability: { mode: 'online', callback: { result: 'fail', reason: 'Callback disabled' } },
      contact: { name: 'Grace', email: null, phone: null, description: null },
      chat: { chat_id: 3, state: 'open', agent: { name: 'Ada' }, rate: null },
      entries: [
        {
          entry_id: 11,
          chat_id: 3,
          at: '2026-11-21T10:00:00.000Z',
          from: 'visitor',
          message_id: 'b1f0a3d2-1',
          type: 'text',
          text: 'Is the blue one in stock?',
        },
      ],
      last_event_id: 40,
    },
    'new-visitor': {
      token: 'Wm9ta3NhZ2h0Z3V0ZW50YWc',
      visitor_number: 4,
      look: {},
      availability: { mode: 'offline', callback: { result: 'ok' } },
      contact: { name: null, email: null, phone: null, description: null },
      entries: [],
      last_event_id: 41,
    },
  },
  VisitorTyping: { begins: { typing: true } },
  VisitorWords: {
    text: { message_id: 'b1f0a3d2-1', text: 'Is the blue one in stock?' },
    'answers-an-invitation': { message_id: 'b1f0a3d2-2', text: 'Yes, please', invite: 'May I help?', department_id: 7 },
    'presses-a-button': { message_id: 'b1f0a3d2-3', text: 'Blue', answers: 13 },
  },
};

/** Payloads that receivers accept but no party should send, by the name of the schema and of the example. */
export const toleratedExamples = {};

/** Payloads that do not match their schema, by the name of the schema and of the example. */
export const invalidExamples = {
  ChatMode: { away: 'away' },
  WidgetDone: { 'upper-case': { result: 'OK' } },
  CallbackAvailability: {
    'reason-spelt-otherwise': { result: 'fail', reason: 'Callback unavailable' },
    'refused-without-reason': { result: 'fail' },
  },
  Availability: { 'mode-spelt-otherwise': { mode: 'away', callback: { result: 'ok' } } },
  CustomFields: {
    'content-is-a-number': [{ content: 12 }],
    'one-field-outside-of-a-list': { title: 'Orders', content: '12 in the last year' },
  },
  ErrorBody: {
    'code-is-a-number': { error: { code: 400, message: 'This provider may not write to the chat.' } },
    'error-is-a-text': { error: 'invalid_request' },
    'no-message': { error: { code: 'invalid_request' } },
  },
  OfflineMessageForm: {
    'without-message': {
      name: 'Mira',
      email: 'mira@example.com',
      phone: '+46 70 123 45 67',
      description: 'Wants the blue one',
    },
  },
  LeftMessage: { 'no-form': { message_id: 'b1f0a3d2-5' } },
  SetCustomDataArguments: {
    'fields-as-null': { fields: null },
    'fields-as-object': { fields: { title: 'Orders', content: '12 in the last year' } },
    'fields-as-text': { fields: '12 orders' },
    nothing: {},
  },
  SetUserTokenArguments: { nothing: {}, 'token-is-a-number': { token: 81 } },
  StartCallArguments: { nothing: {}, 'phone-is-a-number': { phone: 4930901820 } },
  Visit: { 'no-page': { utm: { source: 'letter' } } },
  VisitorContact: {
    'phone-is-a-number': {
      name: 'Mara Schmidt',
      email: 'mara@example.com',
      phone: 4930901820,
      description: 'Buys for a school.',
    },
  },
  VisitorEntry: {
    'of-nobody': {
      entry_id: 12,
      chat_id: 3,
      at: '2026-11-21T10:00:05.000Z',
      from: 'nobody',
      name: 'Ada',
      type: 'text',
      text: 'Yes, three are left.',
    },
  },
  VisitorEvent: {
    'another-event': {
      event: 'party',
      entry: {
        entry_id: 12,
        chat_id: 3,
        at: '2026-11-21T10:00:05.000Z',
        from: 'agent',
        name: 'Ada',
        type: 'text',
        text: 'Yes, three are left.',
      },
    },
  },
  VisitorNumber: { text: '3', zero: 0 },
  VisitorRating: { 'another-word': { rate: 'great' } },
  VisitorSession: {
    'no-number': {
      token: 'Wm9ta3NhZ2h0Z3V0ZW50YWc',
      look: {},
      availability: { mode: 'offline', callback: { result: 'ok' } },
      contact: { name: null, email: null, phone: null, description: null },
      entries: [],
      last_event_id: 41,
    },
  },
  VisitorTyping: { 'typing-is-a-text': { typing: 'yes' } },
  VisitorWords: {
    'no-text': { message_id: 'b1f0a3d2-1', text: '' },
    'short-id': { message_id: '1', text: 'Is the blue one in stock?' },
  },
};

/** The rule or open point that each invalid payload violates, by the name of the schema and of the example. */
export const broken = {
  ChatMode: { away: 'WID-04' },
  WidgetDone: { 'upper-case': 'WID-26' },
  CallbackAvailability: { 'reason-spelt-otherwise': 'WID-17', 'refused-without-reason': 'WID-17' },
  CustomFields: { 'content-is-a-number': 'HOOK-RCV-01', 'one-field-outside-of-a-list': 'WID-08' },
  ErrorBody: { 'code-is-a-number': 'BOT-IN-15', 'error-is-a-text': 'BOT-IN-15', 'no-message': 'BOT-IN-15' },
  OfflineMessageForm: { 'without-message': 'OPEN-41' },
  SetCustomDataArguments: {
    'fields-as-null': 'WID-08',
    'fields-as-object': 'WID-08',
    'fields-as-text': 'WID-08',
    nothing: 'WID-08',
  },
  SetUserTokenArguments: { nothing: 'WID-14', 'token-is-a-number': 'WID-14' },
  StartCallArguments: { nothing: 'WID-16', 'phone-is-a-number': 'WID-16' },
  VisitorContact: { 'phone-is-a-number': 'OPEN-02' },
  VisitorNumber: { text: 'WID-06', zero: 'WID-06' },
} as const;
