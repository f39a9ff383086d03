// What brings a store of the first program's form (versions 1 and 2) to the form in which an entry stands in its event.

const tables = ['agents', 'channels', 'chats', 'visitors', 'calls', 'entries', 'deliveries', 'events'];

/** Puts the old tables aside, so that the new ones can be made. */
export const putAside: string[] = [
  ...['entries_of_chat', 'chats_by_state', 'deliveries_by_state', 'notes_of_chat', 'notes_of_channel'].map(
    (index) => `DROP INDEX IF EXISTS ${index}`,
  ),
  'CREATE TABLE IF NOT EXISTS notes (note_id, channel_id, chat_id, data)',
  'DROP TABLE IF EXISTS provider_events',
  'DROP TABLE IF EXISTS arrivals',
  ...[...tables, 'notes'].map((table) => `ALTER TABLE ${table} RENAME TO old_${table}`),
];

const instant = (text: string) => `CAST(unixepoch(${text}, 'subsec') * 1000 AS INTEGER)`;

/** Takes over what the old tables hold. Events that hold no entry are forgotten, entries keep their numbers. */
export const takeOver: string[] = [
  'INSERT INTO agents SELECT agent_id, data FROM old_agents',
  `INSERT INTO channels SELECT channel_id, created_at,
     CASE WHEN removed THEN NULL ELSE json_extract(data, '$.bot.provider_id') END,
     json_set(data, '$.channel_id', channel_id, '$.random_string', random_string,
       '$.removed', json(CASE WHEN removed THEN 'true' ELSE 'false' END))
     FROM old_channels`,
  'INSERT INTO chats SELECT chat_id, channel_id, state, data FROM old_chats',
  'INSERT INTO visitors (customer_key, data) SELECT customer_key, data FROM old_visitors',
  ...['open_chat', 'last_chat'].map(
    (name) => `UPDATE visitors SET data = json_set(visitors.data, '$.${name}', latest.chat_id)
     FROM (SELECT max(chat_id) AS chat_id,
             channel_id || char(10) || CAST(json_extract(data, '$.customer.id') AS TEXT) AS customer_key
           FROM old_chats ${name === 'open_chat' ? "WHERE state = 'open'" : ''} GROUP BY 2) AS latest
     WHERE latest.customer_key = visitors.customer_key`,
  ),
  'INSERT INTO calls SELECT call_id, chat_id, data FROM old_calls',
  'INSERT INTO notes SELECT note_id, channel_id, chat_id, data FROM old_notes',
  `INSERT INTO events SELECT entry_id, ${instant("json_extract(data, '$.at')")}, 'entry_added', chat_id,
     json_remove(data, '$.entry_id', '$.chat_id', '$.at', '$.delivery') FROM old_entries`,
  `INSERT INTO deliveries SELECT delivery_id, state, json_extract(data, '$.chat_id'),
     json_extract(data, '$.entry_id'),
     CASE json_extract(data, '$.operation') WHEN 'sendBotEvent' THEN 'bot_event'
       WHEN 'sendWebhookEvent' THEN 'webhook' ELSE 'message' END, data FROM old_deliveries`,
  ...Object.entries({
    chat: 'SELECT max(chat_id) FROM old_chats',
    visitor: 'SELECT max(visitor_number) FROM old_visitors',
    call: 'SELECT max(call_id) FROM old_calls',
    note: 'SELECT max(note_id) FROM old_notes',
    delivery: 'SELECT max(delivery_id) FROM old_deliveries',
    event:
      'SELECT max(number) FROM (SELECT max(event_id) AS number FROM old_events UNION SELECT max(entry_id) FROM old_entries)',
  }).map(([counter, highest]) => `INSERT INTO counters VALUES ('${counter}', coalesce((${highest}), 0))`),
  ...[...tables, 'notes'].map((table) => `DROP TABLE old_${table}`),
];
