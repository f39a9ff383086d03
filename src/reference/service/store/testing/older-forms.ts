/** What brings a store in a file back to a form that older programs wrote. */
export const backToForm6 = `DROP INDEX visitors_seen;
  ALTER TABLE visitors DROP COLUMN known_by; ALTER TABLE visitors DROP COLUMN seen_at; PRAGMA user_version = 6`;

export const backToForm5 = `${backToForm6}; ALTER TABLE arrivals RENAME TO old_arrivals;
  CREATE TABLE arrivals (arrival_id integer not null primary key, at integer not null, content text not null);
  INSERT INTO arrivals SELECT arrival_id, at, content FROM old_arrivals; DROP TABLE old_arrivals;
  PRAGMA user_version = 5`;

export const backToForm4 = `${backToForm5}; DROP TRIGGER entry_removed; DROP TABLE entry_index;
  DELETE FROM counters WHERE counter = 'entries indexed';
  CREATE INDEX entries_of_chat ON events (chat_id, event_id) WHERE event = 'entry_added';
  PRAGMA user_version = 4`;

export const backToForm3 = `${backToForm4}; DROP TABLE troubles; PRAGMA user_version = 3`;
