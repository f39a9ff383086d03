// Packages of HTTP clients that come without types: the parts that tests use.

declare module '@usebruno/lang' {
  interface Pair {
    name: string;
    value: string;
    type?: string;
    enabled: boolean;
  }
  interface Read {
    http: { method: string; url: string };
    params?: Pair[];
    body?: { json: string };
    auth?: { bearer?: { token: string } };
  }
  const lang: {
    bruToJsonV2(text: string): Read;
    bruToEnvJsonV2(text: string): { variables: Pair[] };
  };
  export default lang;
}

declare module 'postman-collection' {
  class Url {
    constructor(definition: object);
    variables: { all(): { key: string; value: string }[] };
    toString(): string;
    toJSON(): object;
  }
  interface Item {
    name: string;
    request: { method: string; url: Url; body?: { raw?: string } };
  }
  class Collection {
    constructor(definition: object);
    variables: { replace(text: string): unknown };
    forEachItem(seen: (item: Item) => void): void;
  }
  const postman: { Collection: typeof Collection; Url: typeof Url };
  export default postman;
  export type { Item };
}
