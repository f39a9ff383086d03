/** Advisory locks of PostgreSQL that coordinate the processes: two numbers each, the first of them always the same. */
export const locks = {
  group: 0x7061_726c,
  /** Held while the tables are made. */
  form: 0,
  /** Held while a process writes: numbers are given and become durable in one order. */
  writing: 1,
  /** Held, shared, by every process that lives. */
  presence: 2,
  /** Held by the process that closes and removes what is due. */
  upkeep: 3,
  /** Held by the process that drives the lanes of a partition: this and the number of the partition. */
  partition: 1000,
} as const;
