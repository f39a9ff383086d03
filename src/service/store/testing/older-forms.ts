/** What brings a store in a file back to a form that older programs wrote. */
export const backToForm4 = `DROP TRIGGER entry_removed; DROP TABLE entry_index;
  DELETE FROM counters WHERE counter = 'entries indexed';
  CREATE INDEX entries_of_chat ON events (chat_id, event_id) WHERE event = 'entry_added';
  PRAGMA user_version = 4`;

export const backToForm3 = `${backToForm4}; DROP TABLE troubles; PRAGMA user_version = 3`;
