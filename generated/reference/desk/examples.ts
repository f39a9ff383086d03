// Made from specs/examples/ by `npm run generate`. Change the documents, never this file.

/** Payloads that match their schema, by the name of the schema and of the example. */
export const examples = {
  ActingAgent: { ada: { agent_id: 'ada' } },
  SetUpAction: {
    'example-1': {
      action_id: 3,
      at: '2026-11-21T09:00:00.000Z',
      by: 'ada',
      operation: 'changeChannel',
      of: { channel_id: 'shop' },
    },
    'example-2': {
      action_id: 4,
      at: '2026-11-21T09:05:00.000Z',
      operation: 'createSignIn',
      of: { agent_id: 'ada' },
    },
    'example-3': {
      action_id: 5,
      at: '2026-11-21T09:10:00.000Z',
      operation: 'putReply',
      of: { reply_name: 'hello' },
    },
  },
  ActionList: {
    'example-1': {
      actions: [
        {
          action_id: 3,
          at: '2026-11-21T09:00:00.000Z',
          by: 'ada',
          operation: 'putReply',
          of: { reply_name: 'hello' },
        },
      ],
      has_older: false,
    },
  },
  AddressRenewal: { 'change-over': { keep_former: true }, leaked: { keep_former: false } },
  Department: { orders: { id: 2, name: 'Orders' } },
  DeskAgent: {
    online: {
      agent_id: 'ada',
      name: 'Ada',
      email: 'ada@example.com',
      photo: 'https://desk.example.com/ada.png',
      online: true,
    },
  },
  AgentList: {
    'one-agent': {
      agents: [
        {
          agent_id: 'ada',
          name: 'Ada',
          email: 'ada@example.com',
          photo: 'https://desk.example.com/ada.png',
          online: true,
        },
      ],
    },
  },
  AgentMessageId: { 'example-1': 'entry-1002' },
  AgentSettings: {
    'new-agent': { name: 'Ada', email: 'ada@example.com', online: true },
    'goes-offline': { online: false },
  },
  AgentText: { text: { type: 'text', id: 'a-1', text: 'Yes, three are left.' } },
  Backup: { 'example-1': { file: '/var/lib/parlance/store.sqlite.2026-11-21T10-00-00.000Z' } },
  HttpUrl: { 'example-1': 'https://files.example.com/7/parcel.jpg' },
  BotSettings: {
    'fewest-fields': { bot_endpoint: 'https://bot.example.com/parlance', token: 't0k3n' },
    'all-fields': {
      bot_endpoint: 'https://bot.example.com/parlance',
      token: 't0k3n',
      provider_id: 'answers',
      name: 'Answer bot',
      authorization: 'Bearer s3cret',
      mark_after_seconds: 30,
      hand_over_after_seconds: 0,
    },
    'another-name': { name: 'Shop bot' },
    'no-authorization-any-more': { authorization: null },
  },
  ButtonsEntry: { 'example-1': { type: 'buttons', title: 'What next?', buttons: ['Order', 'Ask an agent'] } },
  CallEntry: { 'example-1': { type: 'call', status: 'error', text: 'cancelled' } },
  CallMove: {
    'agent-connected': { status: 'agent_connected' },
    'ended-with-recording': { status: 'end', record_url: 'https://files.example.com/calls/3.mp3' },
    failed: { status: 'error', reason: 'Busy' },
  },
  DayOfWeek: { 'example-1': 'monday' },
  WorkingHours: {
    office: { days: ['monday', 'friday'], from: '09:00', to: '17:00', time_zone: 'Europe/Berlin' },
  },
  CallbackSettings: {
    'in-the-day': {
      enabled: true,
      balance: 10,
      hours: { days: ['monday', 'friday'], from: '09:00', to: '17:00', time_zone: 'Europe/Berlin' },
    },
    off: { enabled: false },
  },
  CannedReply: { 'example-1': { reply_name: 'hello', text: 'Hello {name}, this is {agent}.' } },
  CannedReplyList: { 'example-1': { replies: [{ reply_name: 'hello', text: 'Hello {name}, this is {agent}.' }] } },
  CannedText: { 'example-1': { text: 'Hello {name}, this is {agent}.' } },
  ChannelChange: {
    'other-endpoint': { customer_endpoint: 'https://shop.example.com/chat/v2' },
    'no-endpoint': { customer_endpoint: null },
    'other-agents': { agents: ['ada', 'bo'], chunked: true },
  },
  ConnectedBotInfo: {
    'example-1': { provider_id: 'example', name: 'Help bot', bot_endpoint: 'https://bots.example.com/shop' },
  },
  WebhookInfo: { 'example-1': { url: 'https://crm.example.com/hooks', signed: false } },
  WidgetLook: { 'example-1': { name: 'Chairs & Co.', label: 'Ask us', colour: '#7a3e00', side: 'end' } },
  WidgetInfo: {
    'of-a-shop': {
      script_url: 'https://chat.example.com/widget/shop-page.js',
      domains: ['shop.example.com'],
      safe_url: true,
      callback: { enabled: false },
    },
  },
  DeskChannel: {
    'widget-only': {
      channel_id: 'shop-page',
      name: 'Shop page',
      chunked: false,
      agents: ['ada'],
      widget: {
        script_url: 'https://chat.example.com/widget/shop-page.js',
        domains: ['shop.example.com'],
        safe_url: true,
        callback: { enabled: false },
      },
    },
    'with-length': {
      channel_id: 'shop-app',
      name: 'Shop app',
      customer_endpoint: 'https://shop.example.com/chat',
      chunked: false,
      agents: ['ada'],
    },
  },
  ChannelList: {
    'one-channel': {
      channels: [
        {
          channel_id: 'shop-app',
          name: 'Shop app',
          customer_endpoint: 'https://shop.example.com/chat',
          chunked: false,
          agents: ['ada'],
        },
      ],
    },
  },
  ChannelSettings: {
    'chat-front-end': { name: 'Shop app', customer_endpoint: 'https://shop.example.com/chat', agents: ['ada'] },
    chunked: {
      name: 'Shop app',
      customer_endpoint: 'https://shop.example.com/chat',
      chunked: true,
      agents: ['ada', 'grace'],
    },
    'widget-only': { name: 'Shop page', agents: ['ada'] },
  },
  ChatState: { 'example-1': 'open' },
  DeskCustomer: {
    named: { id: 'customer-42', name: 'Mira Lindqvist', url: 'https://shop.example.com/orders/7' },
    anonymous: { id: 42, name: 'Anonymous' },
  },
  PageInfo: {
    'with-title': { url: 'https://shop.example/paper', title: 'Paper' },
    'address-alone': { url: 'https://shop.example/paper' },
    'nothing-known': { url: '', title: '' },
  },
  SuppliedPage: { 'card-in-the-crm': { url: 'https://crm.example.com/cards/42', title: 'Card 42' } },
  GeoIp: {
    berlin: {
      region_code: 'BE',
      country: 'Germany',
      country_code: 'DE',
      region: 'Berlin',
      city: 'Berlin',
      latitude: '52.52',
      longitude: '13.405',
      organization: 'Example Net',
    },
    'nothing-known': {},
  },
  UtmTags: {
    newsletter: { source: 'newsletter', campaign: 'autumn', content: 'button', medium: 'email', term: 'paper' },
    'no-campaign': {},
  },
  Session: {
    'with-place-and-campaign': {
      geoip: {
        region_code: 'BE',
        country: 'Germany',
        country_code: 'DE',
        region: 'Berlin',
        city: 'Berlin',
        latitude: '52.52',
        longitude: '13.405',
        organization: 'Example Net',
      },
      utm: 'source=newsletter|campaign=autumn',
      utm_json: {
        source: 'newsletter',
        campaign: 'autumn',
        content: 'button',
        medium: 'email',
        term: 'paper',
      },
      ip_addr: '192.0.2.17',
      user_agent: 'Mozilla/5.0 (X11; Linux x86_64)',
    },
    'little-known': { geoip: {}, utm_json: {}, ip_addr: '192.0.2.17', user_agent: 'Mozilla/5.0' },
  },
  PanelItem: {
    field: { kind: 'custom_field', title: 'Orders', content: '3' },
    'assign-button': { kind: 'assign_button' },
    'crm-button': { kind: 'crm_button', link: 'https://crm.example.com/cards/42' },
    'field-of-the-page': {
      kind: 'custom_field',
      title: 'Basket',
      content: '3 chairs',
      key: 'Items',
      link: 'https://shop.example.com/basket',
      set_by: 'page',
    },
  },
  DeskCall: {
    begun: {
      call_id: 3,
      chat_id: 7,
      type: 'incoming',
      phone: '+46701234567',
      agent_id: 'ada',
      status: 'start',
    },
  },
  DeliveryState: { 'example-1': 'pending' },
  DeskAttempt: {
    'timed-out': {
      number: 1,
      started_at: '2026-11-21T09:01:00.000Z',
      ended_at: '2026-11-21T09:01:03.000Z',
      outcome: 'timeout',
    },
  },
  DeskDelivery: {
    'on-its-way': { state: 'pending', attempts: [] },
    'second-attempt': {
      state: 'delivered',
      attempts: [
        {
          number: 1,
          started_at: '2026-11-21T09:01:00.000Z',
          ended_at: '2026-11-21T09:01:00.020Z',
          status: 500,
          outcome: 'bad_status',
        },
        {
          number: 2,
          started_at: '2026-11-21T09:01:03.000Z',
          ended_at: '2026-11-21T09:01:03.015Z',
          status: 200,
          outcome: 'delivered',
        },
      ],
    },
  },
  EntryHead: { 'example-1': { entry_id: 1, chat_id: 7, at: '2026-11-21T09:00:00.000Z', from: 'customer' } },
  TextEntry: { 'example-1': { type: 'text', text: 'Is the blue one still in stock?' } },
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
  MarkdownEntry: {
    'example-1': {
      type: 'markdown',
      content: '**Three** are left.',
      html: '<strong>Three</strong> are left.',
      text: 'Three are left.',
    },
  },
  ErrorEntry: { 'example-1': { type: 'error', text: 'The message could not be delivered.', about: 2 } },
  NoteEntry: { 'example-1': { type: 'note', text: 'She is a regular customer.' } },
  TransferEntry: { 'example-1': { type: 'transfer', to: 'grace', text: 'She asks for a refund.' } },
  EntryContent: {
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
  TranscriptEntry: {
    'customers-text': {
      entry_id: 1,
      chat_id: 7,
      at: '2026-11-21T09:00:00.000Z',
      from: 'customer',
      type: 'text',
      text: 'Is the blue one still in stock?',
    },
    'agents-text-delivered-at-the-second-attempt': {
      entry_id: 2,
      chat_id: 7,
      at: '2026-11-21T09:01:00.000Z',
      from: 'agent',
      agent_id: 'ada',
      type: 'text',
      text: 'Yes, three are left.',
      delivery: {
        state: 'delivered',
        attempts: [
          {
            number: 1,
            started_at: '2026-11-21T09:01:00.000Z',
            ended_at: '2026-11-21T09:01:00.020Z',
            status: 500,
            outcome: 'bad_status',
          },
          {
            number: 2,
            started_at: '2026-11-21T09:01:03.000Z',
            ended_at: '2026-11-21T09:01:03.015Z',
            status: 200,
            outcome: 'delivered',
          },
        ],
      },
    },
    'buttons-of-a-bot': {
      entry_id: 5,
      chat_id: 7,
      at: '2026-11-21T09:03:00.000Z',
      from: 'bot',
      type: 'buttons',
      title: 'What next?',
      buttons: ['Order', 'Ask an agent'],
      text: 'Order, or ask an agent?',
    },
    'error-notice': {
      entry_id: 3,
      chat_id: 7,
      at: '2026-11-21T09:02:09.000Z',
      from: 'system',
      type: 'error',
      text: 'The message could not be delivered.',
      about: 2,
    },
    'markdown-of-a-bot': {
      entry_id: 4,
      chat_id: 7,
      at: '2026-11-21T09:03:00.000Z',
      from: 'bot',
      type: 'markdown',
      content: '**Three** are left.',
      html: '<strong>Three</strong> are left.',
      text: 'Three are left.',
    },
    'typing-notice-that-failed': {
      entry_id: 4,
      chat_id: 7,
      at: '2026-11-21T09:02:12.000Z',
      from: 'system',
      type: 'error',
      text: 'The notice that you are writing was not delivered after three attempts: the other side could not be reached.',
      typing: true,
    },
  },
  UnreadMessages: { 'example-1': { since: '2026-11-21T09:00:00.000Z', entries: [4, 6] } },
  DeskChat: {
    waiting: {
      chat_id: 7,
      channel_id: 'shop-app',
      state: 'open',
      customer: { id: 'customer-42', name: 'Mira Lindqvist' },
      customer_typing: false,
      opened_at: '2026-11-21T09:00:00.000Z',
    },
    closed: {
      chat_id: 7,
      channel_id: 'shop-app',
      state: 'closed',
      customer: { id: 'customer-42', name: 'Mira Lindqvist' },
      customer_typing: false,
      opened_at: '2026-11-21T09:00:00.000Z',
      agent_id: 'ada',
      closed_at: '2026-11-21T09:30:00.000Z',
    },
  },
  ChatList: {
    'one-chat': {
      chats: [
        {
          chat_id: 7,
          channel_id: 'shop-app',
          state: 'open',
          customer: { id: 'customer-42', name: 'Mira Lindqvist' },
          customer_typing: false,
          opened_at: '2026-11-21T09:00:00.000Z',
        },
      ],
    },
  },
  ChatTransfer: {
    'example-1': { agent_id: 'ada', to: 'grace', note: 'She asks for a refund.' },
    'example-2': { agent_id: 'ada' },
  },
  ChatWithTranscript: {
    'question-and-answer': {
      chat: {
        chat_id: 7,
        channel_id: 'shop-app',
        state: 'open',
        customer: { id: 'customer-42', name: 'Mira Lindqvist' },
        customer_typing: false,
        opened_at: '2026-11-21T09:00:00.000Z',
      },
      transcript: [
        {
          entry_id: 1,
          chat_id: 7,
          at: '2026-11-21T09:00:00.000Z',
          from: 'customer',
          type: 'text',
          text: 'Is the blue one still in stock?',
        },
        {
          entry_id: 2,
          chat_id: 7,
          at: '2026-11-21T09:01:00.000Z',
          from: 'agent',
          agent_id: 'ada',
          type: 'text',
          text: 'Yes, three are left.',
          delivery: {
            state: 'delivered',
            attempts: [
              {
                number: 1,
                started_at: '2026-11-21T09:01:00.000Z',
                ended_at: '2026-11-21T09:01:00.020Z',
                status: 500,
                outcome: 'bad_status',
              },
              {
                number: 2,
                started_at: '2026-11-21T09:01:03.000Z',
                ended_at: '2026-11-21T09:01:03.015Z',
                status: 200,
                outcome: 'delivered',
              },
            ],
          },
        },
      ],
    },
  },
  ConnectedBot: {
    connected: {
      channel_id: 'shop-app',
      provider_id: 'answers',
      bot_endpoint: 'https://bot.example.com/parlance',
      endpoint: 'https://chat.example.com/webhooks/answers/t0k3n',
    },
  },
  CreatedChannel: {
    'with-its-address': {
      channel_id: 'shop-app',
      name: 'Shop app',
      customer_endpoint: 'https://shop.example.com/chat',
      chunked: false,
      agents: ['ada'],
      endpoint: 'https://chat.example.com/q7Zr2mXc9LtB/shop-app',
    },
  },
  DeliveryKind: { 'example-1': 'webhook' },
  LoggedDelivery: {
    'webhook-that-failed': {
      delivery_id: 12,
      kind: 'webhook',
      about: 'chat_finished',
      chat_id: 7,
      again: 14,
      to: 'https://crm.example.com/hooks',
      request: '{"event_name":"chat_finished"}',
      recorded_at: '2026-11-21T09:01:00.000Z',
      state: 'failed',
      attempts: [
        {
          number: 1,
          started_at: '2026-11-21T09:01:00.000Z',
          ended_at: '2026-11-21T09:01:00.020Z',
          status: 500,
          outcome: 'bad_status',
          answer: 'out of memory',
        },
      ],
    },
    'message-sent-again': {
      delivery_id: 13,
      kind: 'message',
      about: 'text',
      chat_id: 7,
      entry_id: 41,
      repeats: 11,
      to: 'https://shop.example.com/chat/shop-app',
      request: '{"sender":{"name":"Ada"},"recipient":{"id":"visitor-1"},"message":{"type":"text","text":"Hello","id":"entry-41"}}',
      recorded_at: '2026-11-21T09:02:00.000Z',
      state: 'pending',
      attempts: [
        {
          number: 1,
          started_at: '2026-11-21T09:01:00.000Z',
          ended_at: '2026-11-21T09:01:00.020Z',
          outcome: 'unreachable',
        },
      ],
      next_attempt_at: '2026-11-21T09:01:03.000Z',
    },
  },
  DeliveryPage: {
    'last-page': {
      deliveries: [
        {
          delivery_id: 12,
          kind: 'webhook',
          about: 'chat_finished',
          chat_id: 7,
          to: 'https://crm.example.com/hooks',
          request: '{"event_name":"chat_finished"}',
          recorded_at: '2026-11-21T09:01:00.000Z',
          state: 'failed',
          attempts: [
            {
              number: 1,
              started_at: '2026-11-21T09:01:00.000Z',
              ended_at: '2026-11-21T09:01:00.020Z',
              status: 500,
              outcome: 'bad_status',
              answer: 'out of memory',
            },
          ],
        },
      ],
      has_older: false,
    },
  },
  DeskNote: {
    'answer-with-another-case': {
      note_id: 3,
      at: '2026-11-21T09:00:00.000Z',
      channel_id: 'shop-app',
      chat_id: 7,
      about: 'chat_accepted',
      text: 'The result of the answer is "ok". It was read as OK. Write OK.',
    },
  },
  OfflineForm: {
    'all-fields': {
      name: 'Mira',
      email: 'mira@example.com',
      phone: '+46 70 123 45 67',
      description: 'Wants the blue one',
      message: 'Please call me back.',
      user_token: 'u-2b1f',
    },
    'message-alone': { message: 'Please call me back.' },
  },
  DeskOfflineMessage: {
    'example-1': {
      number: 3,
      offline_message_id: '3f2a',
      channel_id: 'shop-app',
      visitor_number: 12,
      at: '2026-11-21T09:00:00.000Z',
      form: { email: 'visitor@example.com', message: 'Do you ship to Oslo?' },
    },
  },
  DeskEvent: {
    'entry-added': {
      event_id: 12,
      event: 'entry_added',
      at: '2026-11-21T09:00:00.000Z',
      chat: {
        chat_id: 7,
        channel_id: 'shop-app',
        state: 'open',
        customer: { id: 'customer-42', name: 'Mira Lindqvist' },
        customer_typing: false,
        opened_at: '2026-11-21T09:00:00.000Z',
      },
      entry: {
        entry_id: 1,
        chat_id: 7,
        at: '2026-11-21T09:00:00.000Z',
        from: 'customer',
        type: 'text',
        text: 'Is the blue one still in stock?',
      },
    },
    'chat-transferred': {
      event_id: 20,
      event: 'chat_transferred',
      at: '2026-11-21T09:04:00.000Z',
      reason: 'bot_failed',
    },
    'delivery-failed': {
      event_id: 19,
      event: 'delivery_failed',
      at: '2026-11-21T09:02:09.000Z',
      chat: {
        chat_id: 7,
        channel_id: 'shop-app',
        state: 'open',
        customer: { id: 'customer-42', name: 'Mira Lindqvist' },
        customer_typing: false,
        opened_at: '2026-11-21T09:00:00.000Z',
      },
      entry: {
        entry_id: 2,
        chat_id: 7,
        at: '2026-11-21T09:01:00.000Z',
        from: 'agent',
        agent_id: 'ada',
        type: 'text',
        text: 'Yes, three are left.',
        delivery: {
          state: 'delivered',
          attempts: [
            {
              number: 1,
              started_at: '2026-11-21T09:01:00.000Z',
              ended_at: '2026-11-21T09:01:00.020Z',
              status: 500,
              outcome: 'bad_status',
            },
            {
              number: 2,
              started_at: '2026-11-21T09:01:03.000Z',
              ended_at: '2026-11-21T09:01:03.015Z',
              status: 200,
              outcome: 'delivered',
            },
          ],
        },
      },
    },
    'note-added': {
      event_id: 12,
      event: 'note_added',
      at: '2026-11-21T09:00:00.000Z',
      note: {
        note_id: 3,
        at: '2026-11-21T09:00:00.000Z',
        channel_id: 'shop-app',
        chat_id: 7,
        about: 'chat_accepted',
        text: 'The result of the answer is "ok". It was read as OK. Write OK.',
      },
    },
  },
  DeskVisitor: {
    'all-that-is-known': {
      visitor_number: 4,
      chats_count: 2,
      description: 'Asked for the blue one before',
      social: { network: 'https://social.example.com/visitor' },
      session: {
        geoip: { country: 'Iceland' },
        utm_json: { source: 'newsletter' },
        ip_addr: '192.0.2.7',
        user_agent: 'ExampleBrowser/1.0',
      },
      page: { url: 'https://shop.example.com/blue', title: 'The blue one' },
      user_token: 'customer-17',
      rate: 'positive',
      blacklisted: false,
    },
    'number-alone': { visitor_number: 4, chats_count: 1, rate: null, blacklisted: false },
  },
  DeskWidget: {
    new: {
      widget_id: 'shop-app',
      script_url: 'http://127.0.0.1:8787/widget/shop-app.js',
      domains: [],
      safe_url: false,
      callback: { enabled: false },
    },
  },
  DestinationKind: { 'example-1': 'webhook' },
  Destination: {
    paused: {
      channel_id: 'shop-app',
      kind: 'webhook',
      to: 'https://crm.example.com/events',
      state: 'paused',
      since: '2026-11-21T10:00:00.000Z',
      failed: 7,
      next_attempt_at: '2026-11-21T10:01:10.000Z',
    },
    failing: {
      channel_id: 'shop-app',
      kind: 'bot_event',
      to: 'https://bot.example.com/events',
      state: 'failing',
      since: '2026-11-21T10:00:00.000Z',
      failed: 12,
    },
    well: {
      channel_id: 'shop-app',
      kind: 'message',
      to: 'https://shop.example.com/chat/shop-app',
      state: 'well',
    },
  },
  DestinationList: {
    'one-destination': {
      destinations: [
        {
          channel_id: 'shop-app',
          kind: 'message',
          to: 'https://shop.example.com/chat/shop-app',
          state: 'well',
        },
      ],
    },
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
  FailedDeliveries: { 'of-webhook': { kind: 'webhook', since: '2026-11-21T10:00:00.000Z' } },
  FoundChat: {
    'said-in-a-chat': {
      chat: {
        chat_id: 7,
        channel_id: 'shop-app',
        state: 'open',
        customer: { id: 'customer-42', name: 'Mira Lindqvist' },
        customer_typing: false,
        opened_at: '2026-11-21T09:00:00.000Z',
      },
      entry: {
        entry_id: 1,
        chat_id: 7,
        at: '2026-11-21T09:00:00.000Z',
        from: 'customer',
        type: 'text',
        text: 'Is the blue one still in stock?',
      },
    },
  },
  FoundChats: { 'example-1': { found: [], before: 1200 } },
  NewCall: { incoming: { type: 'incoming', phone: '+46701234567', agent_id: 'ada' } },
  NewFile: { 'example-1': { name: 'hours.txt', bytes: 'OS0xOA==' } },
  NoteList: {
    'one-note': {
      notes: [
        {
          note_id: 3,
          at: '2026-11-21T09:00:00.000Z',
          channel_id: 'shop-app',
          chat_id: 7,
          about: 'chat_accepted',
          text: 'The result of the answer is "ok". It was read as OK. Write OK.',
        },
      ],
    },
  },
  OfflineMessageList: { 'example-1': { messages: [], has_older: false } },
  OfflineMessageState: { 'example-1': 'open' },
  OfflineMessageMove: { 'example-1': { agent_id: 'ada', state: 'done' } },
  PrivateNote: { 'example-1': { agent_id: 'ada', text: 'She is a regular customer.' } },
  RenewedAddress: {
    'change-over': {
      endpoint: 'https://chat.example.com/v4Nd8kTq1WyH/shop-app',
      former_until: '2026-03-03T09:30:00.000Z',
    },
    leaked: { endpoint: 'https://chat.example.com/v4Nd8kTq1WyH/shop-app' },
  },
  SentAgain: { 'all-of-them': { sent: 7, has_more: false } },
  SignIn: { 'example-1': { token: 'YWRh.q0qkzr8xq3w4d1Jm9y2ZbK7L' } },
  SigningSecret: { 'as-agreed': 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' },
  StoredOfflineMessage: { stored: { offline_message_id: 'off-1' } },
  Trial: {
    'customer-endpoint': { of: 'customer_endpoint' },
    'one-event-of-the-webhook': { of: 'webhook', event: 'chat_finished' },
  },
  TrialPost: { 'example-1': { event: 'BOT_MESSAGE', after_ms: 400, status: 200 } },
  TriedEvent: {
    'bot-that-replies': {
      event: 'CLIENT_MESSAGE',
      to: 'https://bot.example.com/parlance',
      request: '{"event":"CLIENT_MESSAGE"}',
      attempt: {
        number: 1,
        started_at: '2026-11-21T09:01:00.000Z',
        ended_at: '2026-11-21T09:01:00.020Z',
        status: 200,
        outcome: 'delivered',
        answer: '{}',
      },
      right: true,
      says: 'Answered 200, posted BOT_MESSAGE after 0.4 s.',
      odd: [],
      posted: [{ event: 'BOT_MESSAGE', after_ms: 400, status: 200 }],
    },
    'silent-bot': {
      event: 'CLIENT_MESSAGE',
      to: 'https://bot.example.com/parlance',
      request: '{"event":"CLIENT_MESSAGE"}',
      attempt: {
        number: 1,
        started_at: '2026-11-21T09:01:00.000Z',
        ended_at: '2026-11-21T09:01:00.020Z',
        status: 200,
        outcome: 'delivered',
        answer: '{}',
      },
      right: false,
      says: 'Answered 200 and posted nothing in 5 s: a customer would wait.',
      odd: [],
      posted: [],
    },
  },
  TrialResult: {
    right: {
      right: true,
      tried: [
        {
          event: 'agent_message',
          to: 'https://shop.example.com/chat/shop-app',
          request: '{"sender":{"name":"Ada"},"recipient":{"id":"visitor-1"},"message":{"type":"text","text":"Hello"}}',
          attempt: {
            number: 1,
            started_at: '2026-11-21T09:01:00.000Z',
            ended_at: '2026-11-21T09:01:00.020Z',
            status: 200,
            outcome: 'delivered',
            answer: '{"result":"ok"}',
          },
          right: true,
          says: 'The response is valid.',
          odd: [],
        },
      ],
    },
    'wrong-status': {
      right: false,
      tried: [
        {
          event: 'chat_finished',
          to: 'https://crm.example.com/hooks',
          request: '{}',
          attempt: {
            number: 1,
            started_at: '2026-11-21T09:01:00.000Z',
            ended_at: '2026-11-21T09:01:00.020Z',
            status: 500,
            outcome: 'bad_status',
            answer: 'out of memory',
          },
          right: false,
          says: 'The status is 500, expected 2xx.',
          odd: [],
        },
      ],
    },
  },
  TypingChange: { begins: { agent_id: 'ada', typing: true }, stops: { agent_id: 'ada', typing: false } },
  VisitorReport: {
    'all-of-a-visit': {
      name: 'Mara Schmidt',
      email: 'mara@example.com',
      phone: '+4930901820',
      description: 'Buys for a school & a "club"',
      social: { 'example-network': 'https://social.example/mara?a=1&b=2', 'chat-network': 'mara.s' },
      session: {
        geoip: {
          region_code: 'BE',
          country: 'Germany',
          country_code: 'DE',
          region: 'Land Berlin',
          city: 'Köpenick',
          latitude: '52.4425',
          longitude: '13.5823',
          organization: 'Example Net <Ost>',
        },
        utm_json: { source: 'letter', campaign: 'May', content: 'top', medium: 'e-mail', term: 'blue' },
        ip_addr: '203.0.113.24',
        user_agent: 'Example/1.0 (Grüße)',
      },
      page: { url: 'https://shop.example/paper?a=1&b=2#top', title: 'Übersicht <Papier>' },
    },
    'contact-data': { name: 'Mira', email: 'mira@example.com' },
    rating: { rate: 'positive', blacklisted: false },
    'session-and-page': {
      session: {
        geoip: { country: 'Denmark' },
        utm_json: { source: 'newsletter' },
        ip_addr: '203.0.113.7',
        user_agent: 'Mozilla/5.0',
      },
      page: { url: 'https://shop.example.com/blue', title: 'The blue one' },
      user_token: 'u-2b1f',
    },
  },
  WebhookSettings: {
    unsigned: { url: 'https://crm.example.com/hooks' },
    'another-secret': { signing_secret: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD' },
    signed: {
      url: 'https://crm.example.com/hooks',
      signing_secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    },
    'unsigned-from-now-on': { signing_secret: null },
  },
  WidgetSettings: {
    safe: { domains: ['shop.example.com'], safe_url: true },
    'with-calls': { callback: { enabled: true, balance: 10 } },
  },
  WrittenContent: {
    text: { type: 'text', id: 'a-1', text: 'Yes, three are left.' },
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
  WrittenMessage: {
    text: { agent_id: 'ada', message: { type: 'text', text: 'Yes, three are left.' } },
    photo: {
      agent_id: 'ada',
      message: {
        type: 'photo',
        file: 'https://files.example.com/7/parcel.jpg',
        file_name: 'parcel.jpg',
        file_size: 48213,
      },
    },
  },
};

/** Payloads that receivers accept but no party should send, by the name of the schema and of the example. */
export const toleratedExamples = {};

/** Payloads that do not match their schema, by the name of the schema and of the example. */
export const invalidExamples = {
  ActingAgent: { 'no-agent': {} },
  AddressRenewal: { 'without-a-choice': {} },
  AgentSettings: { 'online-is-a-text': { online: 'yes' }, 'unknown-field': { nickname: 'A' } },
  BotSettings: {
    'token-is-null': { bot_endpoint: 'https://bot.example.com/parlance', token: null },
    'token-with-a-slash': { bot_endpoint: 'https://bot.example.com/parlance', token: 'a/b' },
    'negative-time': {
      bot_endpoint: 'https://bot.example.com/parlance',
      token: 't0k3n',
      hand_over_after_seconds: -1,
    },
  },
  CallMove: { 'back-to-start': { status: 'start' } },
  WorkingHours: {
    'hour-that-is-none': { days: ['monday', 'friday'], from: '25:00', to: '17:00', time_zone: 'Europe/Berlin' },
  },
  CallbackSettings: {
    'negative-balance': {
      enabled: true,
      balance: -1,
      hours: { days: ['monday', 'friday'], from: '09:00', to: '17:00', time_zone: 'Europe/Berlin' },
    },
  },
  ChannelChange: { 'empty-name': { customer_endpoint: 'https://shop.example.com/chat/v2', name: '' } },
  ChannelSettings: {
    'endpoint-is-no-web-address': { name: 'Shop app', customer_endpoint: 'shop', agents: ['ada'] },
    'no-name': { customer_endpoint: 'https://shop.example.com/chat', agents: ['ada'] },
  },
  OfflineForm: { 'empty-message': { message: '' } },
  ErrorBody: {
    'code-is-a-number': { error: { code: 400, message: 'This provider may not write to the chat.' } },
    'error-is-a-text': { error: 'invalid_request' },
    'no-message': { error: { code: 'invalid_request' } },
  },
  FailedDeliveries: { 'no-instant': { kind: 'webhook' } },
  NewCall: { 'unknown-type': { type: 'video', phone: '+46701234567', agent_id: 'ada' } },
  Trial: { 'unknown-part': { of: 'mailbox' } },
  TypingChange: { 'typing-is-a-text': { agent_id: 'ada', typing: 'yes' } },
  VisitorReport: { 'unknown-rate': { rate: 'great', blacklisted: false } },
  WebhookSettings: {
    'address-is-null': { url: null },
    'secret-is-not-base64': { url: 'https://crm.example.com/hooks', signing_secret: 'not a key!' },
  },
  WidgetSettings: { 'unknown-field': { colour: 'blue' } },
  WrittenMessage: {
    'no-agent': { message: { type: 'text', text: 'Yes, three are left.' } },
    'unknown-type': { agent_id: 'ada', message: { type: 'hologram', text: 'Yes, three are left.' } },
  },
};

/** The rule or open point that each invalid payload violates, by the name of the schema and of the example. */
export const broken = {
  ErrorBody: { 'code-is-a-number': 'BOT-IN-15', 'error-is-a-text': 'BOT-IN-15', 'no-message': 'BOT-IN-15' },
} as const;
